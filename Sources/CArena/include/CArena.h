#ifndef MENUGEN_CARENA_H
#define MENUGEN_CARENA_H

#include <stddef.h>

/// Memory for one document at a time on each thread: taken piece by piece, given back all at once.
///
/// libcmark asks for hundreds of small pieces a text, all of which die together; taking and freeing each of them with
/// malloc measured as a third of reading a description. The signatures are those of `cmark_mem`, which has no place for
/// a context: so each thread has an arena of its own.

/// `count` × `size` bytes of zeros; ends the program when there is no memory, as libcmark's own allocator does.
void *menugen_arena_calloc(size_t count, size_t size);

/// A larger piece with the same bytes in front, or a new one for NULL.
void *menugen_arena_realloc(void *piece, size_t size);

/// Does nothing: pieces are given back by `menugen_arena_reset`.
void menugen_arena_free(void *piece);

/// Gives back all that this thread has taken. One block is kept for the next document.
void menugen_arena_reset(void);

#endif
