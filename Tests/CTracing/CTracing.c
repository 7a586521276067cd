#define _GNU_SOURCE
#include "CTracing.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

// From <linux/ptrace.h>, which can't be included together with <sys/ptrace.h>.
#define GET_SYSCALL_INFO ((enum __ptrace_request)0x420e)
struct syscall_info {
  uint8_t op;
  uint8_t pad[3];
  uint32_t arch;
  uint64_t instruction_pointer, stack_pointer;
  union {
    struct {
      uint64_t number, arguments[6];
    } entry;
    struct {
      int64_t value;
      uint8_t is_error;
    } exit;
    // The kernel's is larger, with members for seccomp.
    uint64_t room[9];
  } of;
};

// How a call receives its path: as an open file, or as a folder and a path.
enum place { BY_FILE, BY_PATH };

struct call {
  long number;
  const char *name;
  enum place place;
  // The indices of the folder argument (-1: none) and the path argument.
  int folder, path;
};

static const struct call calls[] = {
    {SYS_openat2, "create", BY_PATH, 0, 1},
    {SYS_openat, "create", BY_PATH, 0, 1},      {SYS_mkdirat, "mkdir", BY_PATH, 0, 1},
    {SYS_renameat2, "rename", BY_PATH, 2, 3},   {SYS_unlinkat, "unlink", BY_PATH, 0, 1},
    {SYS_linkat, "link", BY_PATH, 2, 3},        {SYS_symlinkat, "symlink", BY_PATH, 1, 2},
    {SYS_write, "write", BY_FILE, 0, 0},        {SYS_pwrite64, "write", BY_FILE, 0, 0},
    {SYS_writev, "write", BY_FILE, 0, 0},       {SYS_fsync, "sync", BY_FILE, 0, 0},
    {SYS_fdatasync, "sync", BY_FILE, 0, 0},     {SYS_syncfs, "sync", BY_FILE, 0, 0},
    {SYS_ftruncate, "truncate", BY_FILE, 0, 0}, {SYS_fallocate, "allocate", BY_FILE, 0, 0},
    {SYS_fchmod, "chmod", BY_FILE, 0, 0},       {SYS_fchmodat, "chmod", BY_PATH, 0, 1},
    {SYS_utimensat, "touch", BY_PATH, 0, 1},    {SYS_copy_file_range, "copy", BY_FILE, 2, 0},
    {SYS_sendfile, "copy", BY_FILE, 0, 0},
#if defined(__x86_64__)
    {SYS_open, "create", BY_PATH, -1, 0},       {SYS_mkdir, "mkdir", BY_PATH, -1, 0},
    {SYS_rename, "rename", BY_PATH, -1, 1},     {SYS_renameat, "rename", BY_PATH, 2, 3},
    {SYS_unlink, "unlink", BY_PATH, -1, 0},     {SYS_rmdir, "unlink", BY_PATH, -1, 0},
    {SYS_link, "link", BY_PATH, -1, 1},         {SYS_symlink, "symlink", BY_PATH, -1, 1},
    {SYS_chmod, "chmod", BY_PATH, -1, 0},
#elif defined(SYS_renameat)
    {SYS_renameat, "rename", BY_PATH, 2, 3},
#endif
};

enum { LOG_SIZE = 1 << 20, PATIENCE = 100 };

static void read_text(pid_t thread, uint64_t address, char *text, size_t size) {
  // Read page by page: the page after the text may be unmapped.
  size_t count = 0;
  while (count + 1 < size) {
    size_t part = 4096 - (address + count) % 4096;
    if (part > size - 1 - count) part = size - 1 - count;
    struct iovec local = {text + count, part}, remote = {(void *)(uintptr_t)(address + count), part};
    ssize_t got = process_vm_readv(thread, &local, 1, &remote, 1, 0);
    if (got <= 0) break;
    if (memchr(text + count, 0, (size_t)got)) return;
    count += (size_t)got;
  }
  text[count] = 0;
}

static void read_link(pid_t thread, int descriptor, char *text, size_t size) {
  char link[64];
  if (descriptor == AT_FDCWD) {
    snprintf(link, sizeof link, "/proc/%d/cwd", thread);
  } else {
    snprintf(link, sizeof link, "/proc/%d/fd/%d", thread, descriptor);
  }
  ssize_t count = readlink(link, text, size - 1);
  text[count < 0 ? 0 : count] = 0;
}

// Returns the path that a call changes, or "".
static void changed_path(pid_t thread, const struct call *call, const uint64_t *arguments, char *path, size_t size) {
  path[0] = 0;
  if (call->place == BY_FILE) return read_link(thread, (int)arguments[call->folder], path, size);
  if (strcmp(call->name, "create") == 0) {
    // The flags follow the path, or are the first member of the next argument.
    uint64_t flags = arguments[call->path + 1];
    if (call->number == SYS_openat2) {
      struct iovec local = {&flags, sizeof flags}, remote = {(void *)(uintptr_t)flags, sizeof flags};
      if (process_vm_readv(thread, &local, 1, &remote, 1, 0) != sizeof flags) return;
    }
    if (!(flags & (O_CREAT | O_TRUNC))) return;
  }
  char name[PATH_MAX];
  read_text(thread, arguments[call->path], name, sizeof name);
  if (name[0] == '/') {
    snprintf(path, size, "%s", name);
    return;
  }
  read_link(thread, call->folder < 0 ? AT_FDCWD : (int)arguments[call->folder], path, size);
  size_t length = strlen(path);
  snprintf(path + length, size - length, "/%s", name);
}

static int is_below(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == 0 || path[length] == '/');
}

#if defined(__x86_64__)

static void skip_call(pid_t thread) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers) != 0) return;
  registers.orig_rax = (unsigned long long)-1;
  ptrace(PTRACE_SETREGS, thread, 0, &registers);
}

static void set_result(pid_t thread, long result) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers) != 0) return;
  registers.rax = (unsigned long long)result;
  ptrace(PTRACE_SETREGS, thread, 0, &registers);
}

static void set_third_argument(pid_t thread, uint64_t value) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, 0, &registers) != 0) return;
  registers.rdx = value;
  ptrace(PTRACE_SETREGS, thread, 0, &registers);
}

#else

static void skip_call(pid_t thread) {
  int number = -1;
  struct iovec vector = {&number, sizeof number};
  ptrace(PTRACE_SETREGSET, thread, (void *)0x404 /* NT_ARM_SYSTEM_CALL */, &vector);
}

static void set_register(pid_t thread, int index, uint64_t value) {
  struct user_regs_struct registers;
  struct iovec vector = {&registers, sizeof registers};
  if (ptrace(PTRACE_GETREGSET, thread, (void *)NT_PRSTATUS, &vector) != 0) return;
  registers.regs[index] = value;
  ptrace(PTRACE_SETREGSET, thread, (void *)NT_PRSTATUS, &vector);
}

static void set_result(pid_t thread, long result) { set_register(thread, 0, (uint64_t)result); }
static void set_third_argument(pid_t thread, uint64_t value) { set_register(thread, 2, value); }

#endif

struct run {
  const struct menugen_trace *trace;
  struct menugen_traced *traced;
  pid_t process;
  size_t log_length;
  // Threads whose call was skipped, and fails on return.
  pid_t skipped[64];
};

static void enter(struct run *run, pid_t thread, const struct syscall_info *info) {
  const struct menugen_trace *trace = run->trace;
  const struct call *call = NULL;
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
    if ((uint64_t)calls[index].number == info->of.entry.number) call = &calls[index];
  }
  if (!call) return;
  char path[2 * PATH_MAX];
  changed_path(thread, call, info->of.entry.arguments, path, sizeof path);
  if (!is_below(path, trace->below)) return;

  int count = ++run->traced->calls;
  if (run->log_length + strlen(path) + 16 < LOG_SIZE) {
    run->log_length += (size_t)sprintf(run->traced->log + run->log_length, "%s %s\n", call->name, path);
  }
  int is_here = count == trace->at;
  if (is_here && trace->reached) trace->reached(run->process, trace->context);
  if (trace->fault == MENUGEN_FAULT_KILL && is_here) {
    kill(run->process, SIGKILL);
  } else if (trace->fault == MENUGEN_FAULT_SHORT && call->number == SYS_write && info->of.entry.arguments[2] > 1) {
    set_third_argument(thread, info->of.entry.arguments[2] / 2);
  } else if ((trace->fault == MENUGEN_FAULT_FAIL && is_here) || (trace->fault == MENUGEN_FAULT_ODD && count % 2 == 1) ||
             (trace->fault == MENUGEN_FAULT_FAIL_ON && count >= trace->at)) {
    for (size_t index = 0; index < sizeof run->skipped / sizeof *run->skipped; index++) {
      if (run->skipped[index]) continue;
      run->skipped[index] = thread;
      skip_call(thread);
      return;
    }
  }
}

static void leave(struct run *run, pid_t thread) {
  for (size_t index = 0; index < sizeof run->skipped / sizeof *run->skipped; index++) {
    if (run->skipped[index] != thread) continue;
    run->skipped[index] = 0;
    set_result(thread, -run->trace->code);
    return;
  }
}

static void start(const struct menugen_trace *trace) {
  alarm(PATIENCE);
  if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) _exit(120);
  if (chdir(trace->folder) != 0 || dup2(trace->output, 1) < 0 || dup2(trace->errors, 2) < 0) _exit(121);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  raise(SIGSTOP);
  execve(trace->arguments[0], (char *const *)trace->arguments, (char *const *)trace->environment);
  _exit(122);
}

int menugen_trace_run(const struct menugen_trace *trace, struct menugen_traced *traced) {
  struct run run = {.trace = trace, .traced = traced};
  traced->calls = 0;
  traced->status = 0;
  traced->log = calloc(1, LOG_SIZE);
  if (!traced->log) return ENOMEM;
  run.process = fork();
  if (run.process < 0) return errno;
  if (run.process == 0) start(trace);

  int status = 0;
  while (waitpid(run.process, &status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status) == 120 ? EPERM : EINVAL;
  long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC;
  if (ptrace(PTRACE_SETOPTIONS, run.process, 0, options) != 0 || ptrace(PTRACE_SYSCALL, run.process, 0, 0) != 0) {
    int code = errno;
    kill(run.process, SIGKILL);
    waitpid(run.process, &status, 0);
    return code;
  }
  while (1) {
    // Wait for this thread's children only: other tests wait for theirs.
    pid_t thread = waitpid(-1, &status, __WALL | __WNOTHREAD);
    if (thread < 0) {
      if (errno == EINTR) continue;
      return errno == ECHILD ? 0 : errno;
    }
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      if (thread == run.process) {
        traced->status = status;
        return 0;
      }
      continue;
    }
    long signal = 0;
    if (WSTOPSIG(status) == (SIGTRAP | 0x80)) {
      struct syscall_info info;
      if (ptrace(GET_SYSCALL_INFO, thread, (void *)sizeof info, &info) > 0) {
        if (info.op == 1) enter(&run, thread, &info);
        if (info.op == 2) leave(&run, thread);
      }
    } else if (WSTOPSIG(status) != SIGTRAP && WSTOPSIG(status) != SIGSTOP) {
      signal = WSTOPSIG(status);
    }
    ptrace(PTRACE_SYSCALL, thread, 0, signal);
  }
}

#else

int menugen_trace_run(const struct menugen_trace *trace, struct menugen_traced *traced) {
  (void)trace;
  (void)traced;
  return ENOSYS;
}

#endif
