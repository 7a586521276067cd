#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
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

int menugen_is_mount_point(int directory, const char *path) {
#if defined(STATX_ATTR_MOUNT_ROOT)
  struct statx known;
  if (statx(directory, path, AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT, 0, &known) == 0 &&
      (known.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT)) {
    return (known.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
  }
#endif
  // Otherwise, a mount point is on another device than its parent.
  struct stat own, above;
  char parent[PATH_MAX];
  if (snprintf(parent, sizeof parent, "%s/..", path) >= (int)sizeof parent) {
    errno = ENAMETOOLONG;
    return -1;
  }
  if (fstatat(directory, path, &own, AT_SYMLINK_NOFOLLOW) != 0) return -1;
  if (!S_ISDIR(own.st_mode)) return 0;
  if (fstatat(directory, parent, &above, 0) != 0) return -1;
  return own.st_dev != above.st_dev;
}

int menugen_is_open_mount_point(int directory) {
#if defined(STATX_ATTR_MOUNT_ROOT)
  struct statx known;
  if (statx(directory, "", AT_EMPTY_PATH | AT_NO_AUTOMOUNT, 0, &known) == 0 &&
      (known.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT)) {
    return (known.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
  }
#endif
  struct stat own, above;
  if (fstat(directory, &own) != 0 || fstatat(directory, "..", &above, 0) != 0) return -1;
  return own.st_dev != above.st_dev;
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
