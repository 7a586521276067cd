#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t stop_writer = -1;

static void note_stop(int number) {
  (void)number;
  int code = errno;
  char byte = 0;
  ssize_t written = write(stop_writer, &byte, 1);
  (void)written;
  errno = code;
}

int menugen_catch_stop_signals(void) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  stop_writer = ends[1];
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_stop;
  action.sa_flags = SA_RESTART | SA_RESETHAND;
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  sigset_t wanted;
  sigemptyset(&wanted);
  for (int index = 0; index < 3; index++) {
    struct sigaction inherited;
    // `nohup` ignores SIGHUP, and a shell ignores SIGINT for a program in the background.
    if (sigaction(numbers[index], 0, &inherited) == 0 && inherited.sa_handler == SIG_IGN) continue;
    sigaction(numbers[index], &action, 0);
    sigaddset(&wanted, numbers[index]);
  }
  // A thread that blocks signals hands that down to the programs it starts.
  pthread_sigmask(SIG_UNBLOCK, &wanted, 0);
  return ends[0];
}
