// Swift's runtime looks for its backtracer at the start, from the path of its own library, and ends a program that has
// none: a fully static binary without /proc. Such a binary has no backtracer, so it isn't looked for.
#if defined(MENUGEN_STATIC)

#include <stddef.h>

const char *swift_getRootPath(void) { return NULL; }

const char *swift_getRuntimeLibraryPath(void) { return NULL; }

char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

#endif
