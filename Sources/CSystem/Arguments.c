#include "CSystem.h"

#if defined(__linux__)
#include <sys/auxv.h>
#endif

#if defined(__GLIBC__)
static int argument_count;
static char **argument_values;

// The GNU C library passes the arguments of `main` to constructors.
__attribute__((constructor)) static void keep_arguments(int count, char **values, char **environment) {
  (void)environment;
  argument_count = count;
  argument_values = values;
}

char **menugen_arguments(int *count) {
  *count = argument_count;
  return argument_values;
}
#else
char **menugen_arguments(int *count) {
  *count = 0;
  return 0;
}
#endif

const char *menugen_executable_path(void) {
#if defined(__linux__)
  return (const char *)getauxval(AT_EXECFN);
#else
  return 0;
#endif
}
