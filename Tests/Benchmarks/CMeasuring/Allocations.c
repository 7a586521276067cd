#define _GNU_SOURCE
#include "CMeasuring.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int is_counting;
static atomic_uint_least64_t count;
static atomic_uint_least64_t bytes;

void menugen_start_counting(void) {
  atomic_store(&count, 0);
  atomic_store(&bytes, 0);
  atomic_store(&is_counting, 1);
}

struct menugen_allocations menugen_stop_counting(void) {
  atomic_store(&is_counting, 0);
  return (struct menugen_allocations){atomic_load(&count), atomic_load(&bytes)};
}

void menugen_look_at(const void *value) { (void)value; }

#if defined(__GLIBC__)

// These functions replace those of the C library, also for shared libraries (The GNU C Library, "Replacing malloc"):
// they count, and call the C library's functions by their other names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

int menugen_counts_allocations(void) { return 1; }

static inline void note(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

#else

int menugen_counts_allocations(void) { return 0; }

#endif
