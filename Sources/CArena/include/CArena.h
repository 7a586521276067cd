#ifndef MENUGEN_CARENA_H
#define MENUGEN_CARENA_H

#include <stddef.h>

/// An arena allocator for libcmark: each thread allocates memory for one document and frees it all at once.
///
/// libcmark makes hundreds of small allocations for each text; with malloc they took a third of the time. The
/// signatures are those of `cmark_mem`, which has no context parameter: the arena is thread-local.

/// Returns `count` × `size` zero bytes. Aborts if memory is exhausted, as libcmark's default allocator does.
void *menugen_arena_calloc(size_t count, size_t size);

/// Returns a larger copy of a piece, or a new piece for NULL.
void *menugen_arena_realloc(void *piece, size_t size);

/// Does nothing: `menugen_arena_reset` frees all pieces.
void menugen_arena_free(void *piece);

/// Frees all pieces of this thread, and keeps one block for the next document.
void menugen_arena_reset(void);

#endif
