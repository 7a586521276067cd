#ifndef MENUGEN_CMEASURING_H
#define MENUGEN_CMEASURING_H

#include <stdint.h>

/// The number of allocations and of allocated bytes.
struct menugen_allocations {
  uint64_t count;
  uint64_t bytes;
};

/// Returns whether allocations can be counted on this system.
int menugen_counts_allocations(void);

/// Resets the counts and starts counting on all threads.
void menugen_start_counting(void);

/// Stops counting and returns the counts. A reallocated block counts as a new one.
struct menugen_allocations menugen_stop_counting(void);

/// Opens a counter of user-space instructions of this process, including threads created later.
/// Returns a descriptor, or -1 if counting isn't supported or allowed.
int menugen_open_instructions(void);

/// Returns the number of instructions so far.
uint64_t menugen_read_instructions(int descriptor);

/// Uses a value, so that the optimizer can't remove the code that computes it.
void menugen_look_at(const void *value);

#endif
