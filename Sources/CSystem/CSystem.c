#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

const char *menugen_entry_name(const struct dirent *entry) { return entry->d_name; }

int menugen_sync_file_system(int descriptor) {
#if defined(__linux__)
  return syncfs(descriptor);
#else
  (void)descriptor;
  sync();
  return 0;
#endif
}

#if defined(__linux__)
#include <sys/syscall.h>
#include <linux/fs.h>

int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path) {
  return (int)syscall(SYS_renameat2, old_directory, old_path, new_directory, new_path, RENAME_EXCHANGE);
}
#elif defined(__APPLE__)
int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path) {
  return renameatx_np(old_directory, old_path, new_directory, new_path, RENAME_SWAP);
}
#else
int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path) {
  errno = ENOSYS;
  return -1;
}
#endif
