#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static void limit(int resource, uint64_t most) {
  // The signal for processor time comes before the hard limit, which kills.
  struct rlimit both = {.rlim_cur = (rlim_t)most, .rlim_max = (rlim_t)most + (resource == RLIMIT_CPU)};
  // A lower limit than the one wanted stays.
  struct rlimit now;
  if (getrlimit(resource, &now) == 0 && now.rlim_max < both.rlim_max) both.rlim_cur = both.rlim_max = now.rlim_max;
  setrlimit(resource, &both);
}

static void close_from(int first) {
#if defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  long count = sysconf(_SC_OPEN_MAX);
  if (count < 0 || count > 65536) count = 65536;
  for (int descriptor = first; descriptor < count; descriptor++) close(descriptor);
}

/// Runs in the child: only calls that are safe after `fork` in a program with threads.
static void become(
    const char *program, char *const arguments[], char *const environment[], const char *folder, const char *input,
    int output, const struct menugen_limits *limits) {
  setpgid(0, 0);
#if defined(__linux__)
  // The child must not outlive this program, and must not gain rights from its own file.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (limits) prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  if (limits) umask(077);
  int opened = open(input, O_RDONLY);
  if (opened < 0 || chdir(folder) != 0) return;
  if (dup2(opened, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) return;
  close_from(3);
  if (limits) {
    limit(RLIMIT_AS, limits->memory);
    limit(RLIMIT_FSIZE, limits->file_size);
    limit(RLIMIT_CPU, limits->processor_seconds);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 256);
  }
  execve(program, arguments, environment);
}

int menugen_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *folder, const char *input,
    int output, const struct menugen_limits *limits) {
  pid_t child = fork();
  if (child == 0) {
    become(program, arguments, environment, folder, input, output, limits);
    _exit(127);
  }
  // Both sides set the group, so that it exists before either goes on.
  if (child > 0) setpgid(child, child);
  return child;
}

int menugen_make_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int menugen_has_ended(int child) {
  siginfo_t info = {0};
  int result;
  do result = waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT | WNOHANG);
  while (result != 0 && errno == EINTR);
  return result != 0 || info.si_pid != 0;
}
