#ifndef MENUGEN_CTRACING_H
#define MENUGEN_CTRACING_H

#include <stddef.h>

/// The action at a call that changes the disk.
enum menugen_fault {
  /// Only record the calls.
  MENUGEN_FAULT_NONE,
  /// Kill the process before the call.
  MENUGEN_FAULT_KILL,
  /// Make the call fail with an error number.
  MENUGEN_FAULT_FAIL,
  /// Make this call and all later ones fail with an error number.
  MENUGEN_FAULT_FAIL_ON,
  /// Make every call fail the first time.
  MENUGEN_FAULT_ODD,
  /// Make every write of more than a byte write half of its bytes.
  MENUGEN_FAULT_SHORT,
};

/// A program to run, and the action.
struct menugen_trace {
  const char *const *arguments;
  const char *const *environment;
  const char *folder;
  /// Only calls that change this path or a path below it count.
  const char *below;
  int output, errors;
  enum menugen_fault fault;
  /// The number of the call, from 1, and its error number.
  int at, code;
  /// Called while the process is stopped before that call; may be NULL.
  void (*reached)(int process, void *context);
  void *context;
};

/// The result of a traced program.
struct menugen_traced {
  /// The status, as returned by `waitpid`.
  int status;
  /// The number of calls, including the one at which the process was killed.
  int calls;
  /// The name and path of each call, one on each line, truncated at a megabyte. To be freed by the caller.
  char *log;
};

/// Runs a program and all its threads under `ptrace`. Returns 0 or an error number: EPERM or EACCES if tracing isn't
/// allowed, ENOSYS if the architecture isn't supported.
///
/// The calls of all threads are counted together, whereas `strace --inject` counts them by thread.
int menugen_trace_run(const struct menugen_trace *trace, struct menugen_traced *traced);

#endif
