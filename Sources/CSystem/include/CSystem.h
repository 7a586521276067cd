#ifndef MENUGEN_CSYSTEM_H
#define MENUGEN_CSYSTEM_H

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the name of a directory entry. Swift imports it as a tuple of 256 bytes, which may exceed the entry.
const char *menugen_entry_name(const struct dirent *entry);

/// Exchanges two paths atomically (`RENAME_EXCHANGE` on Linux, `RENAME_SWAP` on macOS).
/// Returns 0, or -1 with `errno` set (ENOSYS if the system doesn't support it).
int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path);

/// Writes the file system of an open file to disk, or all file systems if one alone isn't supported.
/// Returns 0, or -1 with `errno` set.
int menugen_sync_file_system(int descriptor);

/// Opens a path below an open folder. Fails with ELOOP for any symbolic link, and with EXDEV for an absolute path or
/// one with `..`. Returns the descriptor, or -1 with `errno` set.
int menugen_open_below(int directory, const char *path, int flags, unsigned mode);

/// Opens a path one folder at a time, for kernels without `openat2`.
int menugen_open_below_by_steps(int directory, const char *path, int flags, unsigned mode);

/// Opens the parent folder of a path for further calls, and sets `name` to the offset of the last name.
int menugen_open_parent_below(int directory, const char *path, size_t *name);

/// Returns the program's arguments without `/proc`, or `NULL` if the C library doesn't pass them on.
char **menugen_arguments(int *count);

/// Returns the path of the executable, or `NULL` if it is unknown.
const char *menugen_executable_path(void);

/// Checks whether a path below an open folder is a mount point, without following links. Bind mounts count.
/// Returns 1 or 0, or -1 with `errno` set.
int menugen_is_mount_point(int directory, const char *path);

/// Checks whether an open folder is a mount point.
int menugen_is_open_mount_point(int directory);

/// Updates a SHA-256 state with blocks of 64 bytes, using the processor's SHA instructions.
/// Returns 1, or 0 if the processor has no such instructions and the state is unchanged.
int menugen_sha256_blocks(uint32_t state[8], const void *bytes, size_t count);

#endif
