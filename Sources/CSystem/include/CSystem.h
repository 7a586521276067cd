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

/// The limits of a child process: bytes of memory and of each file, and seconds of processor time.
struct menugen_limits {
  uint64_t memory;
  uint64_t file_size;
  uint64_t processor_seconds;
};

/// Starts a program in a folder and in its own process group, with a file as standard input and both outputs in
/// `output`; all other descriptors are closed. With limits, it also gains no rights and makes private files; without
/// (`NULL`), it has this program's rights. Returns its process id, or -1 with `errno` set. A program that can't be
/// started exits with 127.
int menugen_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *folder, const char *input,
    int output, const struct menugen_limits *limits);

/// Makes a pipe whose ends other children don't inherit. Returns 0, or -1 with `errno` set.
int menugen_make_pipe(int ends[2]);

/// Checks whether a child has ended, and leaves it to `waitpid`.
int menugen_has_ended(int child);

/// Catches SIGINT, SIGTERM and SIGHUP once; a second signal has its default effect.
/// Returns a descriptor that becomes readable when one arrives, or -1.
int menugen_catch_stop_signals(void);

#endif
