#include "CArena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A block of pieces, each after a header with its size.
struct block {
  struct block *older;
  size_t size;
  max_align_t bytes[];
};

enum { first_block_size = 1 << 16, alignment = sizeof(max_align_t), header_size = alignment };

static _Thread_local struct block *newest;
static _Thread_local size_t used;

static void *at(struct block *block, size_t offset) { return (char *)block->bytes + offset; }

/// Returns `size` uninitialized bytes after a header.
static void *take(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  size_t whole = header_size + (size + alignment - 1) / alignment * alignment;
  if (newest == NULL || newest->size - used < whole) {
    size_t room = newest == NULL ? first_block_size : newest->size * 2;
    while (room < whole) room *= 2;
    struct block *block = malloc(sizeof(struct block) + room);
    if (block == NULL) abort();
    block->older = newest;
    block->size = room;
    newest = block;
    used = 0;
  }
  char *piece = at(newest, used);
  used += whole;
  memcpy(piece, &size, sizeof size);
  return piece + header_size;
}

void *menugen_arena_calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) abort();
  void *piece = take(count * size);
  memset(piece, 0, count * size);
  return piece;
}

void *menugen_arena_realloc(void *piece, size_t size) {
  if (piece == NULL) return take(size);
  size_t old;
  memcpy(&old, (char *)piece - header_size, sizeof old);
  if (size <= old) return piece;
  void *larger = take(size);
  memcpy(larger, piece, old);
  return larger;
}

void menugen_arena_free(void *piece) { (void)piece; }

void menugen_arena_reset(void) {
  if (newest == NULL) return;
  while (newest->older != NULL || newest->size > first_block_size) {
    struct block *older = newest->older;
    free(newest);
    newest = older;
    if (newest == NULL) break;
  }
  used = 0;
}
