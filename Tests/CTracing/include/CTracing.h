#ifndef MENUGEN_CTRACING_H
#define MENUGEN_CTRACING_H

#include <stddef.h>

/// What is done at one call that changes the disk.
enum menugen_fault {
  /// Nothing: the calls are written down.
  MENUGEN_FAULT_NONE,
  /// The process is killed before the call is done.
  MENUGEN_FAULT_KILL,
  /// The call isn't done, and fails with an error number.
  MENUGEN_FAULT_FAIL,
  /// This call and all after it fail with an error number.
  MENUGEN_FAULT_FAIL_ON,
  /// Every call fails the first time, and is done the second.
  MENUGEN_FAULT_ODD,
  /// Every write of more than a byte writes half of its bytes.
  MENUGEN_FAULT_SHORT,
};

/// A program to run, and what is done to it.
struct menugen_trace {
  const char *const *arguments;
  const char *const *environment;
  const char *folder;
  /// Calls that change something at this path or below it count, and no others.
  const char *below;
  int output, errors;
  enum menugen_fault fault;
  /// At which of the calls that count, from 1, and the error number it fails with.
  int at, code;
  /// Called while the process stands still before that call, if there is one.
  void (*reached)(int process, void *context);
  void *context;
};

/// What became of it.
struct menugen_traced {
  /// As `waitpid` gives it.
  int status;
  /// How many calls counted, up to the one at which the process was killed.
  int calls;
  /// A line for each of them: its name and its path. Cut off at a megabyte; to be freed.
  char *log;
};

/// Runs a program to its end under `ptrace`, with all its threads. Returns 0, or an error number where that can't be
/// done: EPERM or EACCES where tracing isn't allowed, ENOSYS where this machine's calls aren't known.
///
/// The calls of all threads are counted as one sequence, which is what `strace --inject` can't do: it counts by thread.
int menugen_trace_run(const struct menugen_trace *trace, struct menugen_traced *traced);

#endif
