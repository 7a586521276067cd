#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <linux/openat2.h>
#include <sys/syscall.h>
#endif

#if defined(O_PATH)
enum { PLACE = O_PATH };
#else
enum { PLACE = O_RDONLY };
#endif

/// Opens one name. Fails with ELOOP for a link, where Linux fails with ENOTDIR if O_DIRECTORY is set.
static int open_name(int directory, const char *name, int flags, unsigned mode) {
  int opened = openat(directory, name, flags | O_NOFOLLOW, mode);
  if (opened < 0 && errno == ENOTDIR) {
    struct stat status;
    errno = fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode) ? ELOOP : ENOTDIR;
  }
  return opened;
}

int menugen_open_below_by_steps(int directory, const char *path, int flags, unsigned mode) {
  int here = directory;
  int opened = -1;
  while (1) {
    size_t length = strcspn(path, "/");
    char name[NAME_MAX + 1];
    if (length == 0 || (length == 2 && path[0] == '.' && path[1] == '.')) {
      errno = EXDEV;
      break;
    }
    if (length > NAME_MAX) {
      errno = ENAMETOOLONG;
      break;
    }
    memcpy(name, path, length);
    name[length] = 0;
    int is_last = path[length] == 0;
    int next = is_last ? open_name(here, name, flags, mode) : open_name(here, name, PLACE | O_DIRECTORY | O_CLOEXEC, 0);
    if (is_last || next < 0) {
      opened = next;
      break;
    }
    if (here != directory) close(here);
    here = next;
    path += length + 1;
  }
  int code = errno;
  if (here != directory) close(here);
  errno = code;
  return opened;
}

int menugen_open_below(int directory, const char *path, int flags, unsigned mode) {
#if defined(__linux__) && defined(SYS_openat2)
  static atomic_bool is_missing;
  if (!atomic_load_explicit(&is_missing, memory_order_relaxed)) {
    struct open_how how = {
        .flags = (unsigned)(flags | O_NOFOLLOW),
        .mode = flags & O_CREAT ? mode : 0,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    long opened = syscall(SYS_openat2, directory, path, &how, sizeof how);
    // EPERM: a sandbox without the call; EAGAIN: a folder that was moved meanwhile.
    if (opened >= 0 || (errno != ENOSYS && errno != EPERM && errno != EAGAIN)) return (int)opened;
    if (errno == ENOSYS) atomic_store_explicit(&is_missing, 1, memory_order_relaxed);
  }
#elif defined(O_NOFOLLOW_ANY)
  if (path[0] != '/' && !strstr(path, "..")) return openat(directory, path, flags | O_NOFOLLOW_ANY, mode);
#endif
  return menugen_open_below_by_steps(directory, path, flags, mode);
}

int menugen_open_parent_below(int directory, const char *path, size_t *name) {
  const char *slash = strrchr(path, '/');
  if (!slash || slash == path || slash - path >= PATH_MAX) {
    errno = slash && slash != path ? ENAMETOOLONG : EXDEV;
    return -1;
  }
  *name = (size_t)(slash - path) + 1;
  char parent[PATH_MAX];
  memcpy(parent, path, *name - 1);
  parent[*name - 1] = 0;
  return menugen_open_below(directory, parent, PLACE | O_DIRECTORY | O_CLOEXEC, 0);
}
