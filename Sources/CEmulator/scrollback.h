#ifndef SCROLLBACK_H
#define SCROLLBACK_H

#include <vterm.h>

/* The lines that have left the screen at its top, oldest first. */
typedef struct {
  struct scrollback_line { int columns; VTermScreenCell *cells; } *lines;
  int count, capacity;
} scrollback;

void scrollback_push(scrollback *self, int columns, const VTermScreenCell *cells);
/* Takes the newest line back. Returns 0 if there is none. */
int scrollback_pop(scrollback *self, int columns, VTermScreenCell *cells);
void scrollback_free(scrollback *self);

#endif
