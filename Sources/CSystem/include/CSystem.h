#ifndef MENUGEN_CSYSTEM_H
#define MENUGEN_CSYSTEM_H

/// Exchanges two paths in one step (`RENAME_EXCHANGE` on Linux, `RENAME_SWAP` on macOS).
/// Returns 0, or -1 with `errno` set: ENOSYS where the system has no such call.
int menugen_exchange(int old_directory, const char *old_path, int new_directory, const char *new_path);

#endif
