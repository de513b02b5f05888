#include <stdlib.h>
#include <string.h>

#if !defined(__has_include) || __has_include(<vterm.h>)
#include "scrollback.h"

void scrollback_push(scrollback *self, int columns, const VTermScreenCell *cells) {
  if (self->count == self->capacity) {
    self->capacity = self->capacity ? self->capacity * 2 : 64;
    self->lines = realloc(self->lines, sizeof *self->lines * (size_t)self->capacity);
    if (!self->lines) abort();
  }
  size_t bytes = sizeof *cells * (size_t)columns;
  struct scrollback_line *line = &self->lines[self->count++];
  line->columns = columns;
  line->cells = malloc(bytes);
  if (!line->cells) abort();
  memcpy(line->cells, cells, bytes);
}

int scrollback_pop(scrollback *self, int columns, VTermScreenCell *cells) {
  if (self->count == 0) return 0;
  struct scrollback_line *line = &self->lines[--self->count];
  memset(cells, 0, sizeof *cells * (size_t)columns);
  for (int column = 0; column < columns; column++) {
    if (column < line->columns) cells[column] = line->cells[column];
    else cells[column].width = 1;
  }
  /* Half of a wide character, which libvterm would write outside of its screen. */
  if (cells[columns - 1].width == 2) {
    memset(&cells[columns - 1], 0, sizeof *cells);
    cells[columns - 1].width = 1;
  }
  free(line->cells);
  return 1;
}

void scrollback_free(scrollback *self) {
  for (int i = 0; i < self->count; i++) free(self->lines[i].cells);
  free(self->lines);
}

#endif
