#ifndef MENUGEN_CSYSTEM_H
#define MENUGEN_CSYSTEM_H

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>

/// The name of a folder's entry. In Swift it is a tuple of 256 bytes, of which a short entry doesn't own all.
const char *menugen_entry_name(const struct dirent *entry);

/// Exchanges two paths in one step (`RENAME_EXCHANGE` on Linux, `RENAME_SWAP` on macOS).
/// Returns 0, or -1 with `errno` set: ENOSYS where the system has no such call.
int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path);

/// Brings all that was written to the file system of an open file onto the disk.
/// Where the system has no such call, of all file systems. Returns 0, or -1 with `errno` set.
int menugen_sync_file_system(int descriptor);

/// Opens a path below an open folder. No link on the way is followed, and none at the end (ELOOP); an absolute path and one
/// with `..` are refused (EXDEV). Returns the descriptor, or -1 with `errno` set.
int menugen_open_below(int directory, const char *path, int flags, unsigned mode);

/// The same, one folder after another: for kernels without `openat2`.
int menugen_open_below_by_steps(int directory, const char *path, int flags, unsigned mode);

/// Opens the folder above the last name of a path, as a place for further calls alone. `name` gets the last name's offset.
int menugen_open_parent_below(int directory, const char *path, size_t *name);

/// The arguments that the program was started with, also where `/proc` isn't mounted; `NULL` where the C library doesn't
/// pass them on.
char **menugen_arguments(int *count);

/// The path that the program was started by; `NULL` where the system doesn't say.
const char *menugen_executable_path(void);

/// Whether a path below an open folder is a mount point, be it of the same file system; links are not followed.
/// Returns 1 or 0, or -1 with `errno` set.
int menugen_is_mount_point(int directory, const char *path);

/// The same for an open folder.
int menugen_is_open_mount_point(int directory);

/// Takes blocks of 64 bytes into a SHA-256 state with the processor's own instructions: five times as fast as without.
/// Returns 1, or 0 where the processor has none and nothing was done.
int menugen_sha256_blocks(uint32_t state[8], const void *bytes, size_t count);

#endif
