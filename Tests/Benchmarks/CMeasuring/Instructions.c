#define _GNU_SOURCE
#include "CMeasuring.h"

#if defined(__linux__)

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int menugen_open_instructions(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  attributes.inherit = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

uint64_t menugen_read_instructions(int descriptor) {
  uint64_t value = 0;
  if (descriptor < 0 || read(descriptor, &value, sizeof value) != sizeof value) return 0;
  return value;
}

#else

int menugen_open_instructions(void) { return -1; }

uint64_t menugen_read_instructions(int descriptor) {
  (void)descriptor;
  return 0;
}

#endif
