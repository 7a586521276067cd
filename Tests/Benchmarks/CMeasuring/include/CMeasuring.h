#ifndef MENUGEN_CMEASURING_H
#define MENUGEN_CMEASURING_H

#include <stdint.h>

/// What was asked of the heap: how often, and for how many bytes.
struct menugen_allocations {
  uint64_t count;
  uint64_t bytes;
};

/// Whether allocations can be counted here.
int menugen_counts_allocations(void);

/// Sets the counts to nothing and counts from here on, on all threads.
void menugen_start_counting(void);

/// Ends the counting and returns what came together. A block that grew counts as a new one of its new size.
struct menugen_allocations menugen_stop_counting(void);

/// Opens a counter of the instructions that this process runs outside the kernel, with those of threads made later.
/// Returns a descriptor, or -1 where the system has none or doesn't allow it.
int menugen_open_instructions(void);

/// The instructions up to now.
uint64_t menugen_read_instructions(int descriptor);

/// Looks at a value, as far as the optimizer knows: what made it can't be left out.
void menugen_look_at(const void *value);

#endif
