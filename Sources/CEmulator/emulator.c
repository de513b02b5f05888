#include "CEmulator.h"

#include <stdlib.h>
#include <string.h>

#if defined(__has_include) && !__has_include(<vterm.h>)
#error "vterm.h is missing: install libvterm-dev (apt-get install libvterm-dev; brew install libvterm)"
#else
#include "scrollback.h"

struct emulator {
  VTerm *terminal;
  VTermScreen *screen;
  bool cursor_visible, alternate_screen;
  int bells;
  /* The link of each cell, row by row, and that of what is written now. */
  int *links, link;
  int rows, columns;
  scrollback history;
  uint8_t *replies;
  size_t reply_count, reply_capacity;
};

static void on_reply(const char *bytes, size_t count, void *user) {
  emulator *self = user;
  if (self->reply_count + count > self->reply_capacity) {
    self->reply_capacity = (self->reply_count + count) * 2;
    self->replies = realloc(self->replies, self->reply_capacity);
    if (!self->replies) abort();
  }
  memcpy(self->replies + self->reply_count, bytes, count);
  self->reply_count += count;
}

static int on_property(VTermProp property, VTermValue *value, void *user) {
  emulator *self = user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: self->cursor_visible = value->boolean; break;
  case VTERM_PROP_ALTSCREEN: self->alternate_screen = value->boolean; break;
  default: break;
  }
  return 1;
}

static int on_bell(void *user) {
  ((emulator *)user)->bells++;
  return 1;
}

/* Called with cells that were written or erased. */
static int on_damage(VTermRect rect, void *user) {
  emulator *self = user;
  for (int row = rect.start_row; row < rect.end_row && row < self->rows; row++) {
    for (int column = rect.start_col; column < rect.end_col && column < self->columns; column++) {
      VTermScreenCell cell;
      memset(&cell, 0, sizeof cell);
      if (self->link)
        vterm_screen_get_cell(self->screen, (VTermPos){.row = row, .col = column}, &cell);
      self->links[row * self->columns + column] = cell.chars[0] ? self->link : 0;
    }
  }
  return 1;
}

static int on_move(VTermRect to, VTermRect from, void *user) {
  emulator *self = user;
  // While the size changes, libvterm moves what is outside of the new one.
  if (to.end_row > self->rows || from.end_row > self->rows) return 1;
  if (to.end_col > self->columns || from.end_col > self->columns) return 1;
  int rows = to.end_row - to.start_row, columns = to.end_col - to.start_col;
  for (int i = 0; i < rows; i++) {
    int row = to.start_row < from.start_row ? i : rows - 1 - i;
    memmove(
      self->links + (to.start_row + row) * self->columns + to.start_col,
      self->links + (from.start_row + row) * self->columns + from.start_col,
      sizeof(int) * (size_t)columns);
  }
  return 1;
}

static int on_push(int columns, const VTermScreenCell *cells, void *user) {
  scrollback_push(&((emulator *)user)->history, columns, cells);
  return 1;
}

static int on_pop(int columns, VTermScreenCell *cells, void *user) {
  return scrollback_pop(&((emulator *)user)->history, columns, cells);
}

static const VTermScreenCallbacks callbacks = {
  .damage = on_damage, .moverect = on_move, .settermprop = on_property, .bell = on_bell,
  .sb_pushline = on_push, .sb_popline = on_pop};

emulator *emulator_new(int rows, int columns) {
  emulator *self = calloc(1, sizeof *self);
  if (!self) abort();
  self->rows = rows;
  self->columns = columns;
  self->links = calloc((size_t)rows * (size_t)columns, sizeof(int));
  if (!self->links) abort();
  self->terminal = vterm_new(rows, columns);
  vterm_set_utf8(self->terminal, 1);
  vterm_output_set_callback(self->terminal, on_reply, self);
  self->screen = vterm_obtain_screen(self->terminal);
  vterm_screen_enable_altscreen(self->screen, 1);
  vterm_screen_set_callbacks(self->screen, &callbacks, self);
  vterm_screen_reset(self->screen, 1);
  return self;
}

void emulator_free(emulator *self) {
  vterm_free(self->terminal);
  scrollback_free(&self->history);
  free(self->replies);
  free(self->links);
  free(self);
}

void emulator_feed(emulator *self, const uint8_t *bytes, size_t count) {
  vterm_input_write(self->terminal, (const char *)bytes, count);
}

void emulator_resize(emulator *self, int rows, int columns) {
  int *links = calloc((size_t)rows * (size_t)columns, sizeof(int));
  if (!links) abort();
  for (int row = 0; row < rows && row < self->rows; row++)
    for (int column = 0; column < columns && column < self->columns; column++)
      links[row * columns + column] = self->links[row * self->columns + column];
  free(self->links);
  self->links = links;
  self->rows = rows;
  self->columns = columns;
  vterm_set_size(self->terminal, rows, columns);
}

void emulator_set_link(emulator *self, int link) { self->link = link; }

int emulator_link_at(const emulator *self, int row, int column) {
  return self->links[row * self->columns + column];
}

static uint32_t color(const VTermColor *color, bool is_default) {
  if (is_default) return 0;
  if (VTERM_COLOR_IS_INDEXED(color)) return EMULATOR_INDEXED | color->indexed.idx;
  return EMULATOR_RGB | (uint32_t)color->rgb.red << 16 | (uint32_t)color->rgb.green << 8 |
         color->rgb.blue;
}

static void convert(VTermScreenCell cell, emulator_cell *out) {
  memset(out, 0, sizeof *out);
  out->width = cell.width;
  if (cell.chars[0] == (uint32_t)-1) {
    out->width = 0;
  } else {
    /* Scalars after the first zero belong to an earlier character. */
    while (out->scalar_count < EMULATOR_SCALARS && cell.chars[out->scalar_count]) {
      out->scalars[out->scalar_count] = cell.chars[out->scalar_count];
      out->scalar_count++;
    }
  }
  if (cell.attrs.bold) out->attributes |= EMULATOR_BOLD;
  if (cell.attrs.italic) out->attributes |= EMULATOR_ITALIC;
  if (cell.attrs.blink) out->attributes |= EMULATOR_BLINK;
  if (cell.attrs.reverse) out->attributes |= EMULATOR_REVERSE;
  if (cell.attrs.strike) out->attributes |= EMULATOR_STRIKE;
  switch (cell.attrs.underline) {
  case VTERM_UNDERLINE_SINGLE: out->attributes |= EMULATOR_UNDERLINE; break;
  case VTERM_UNDERLINE_DOUBLE: out->attributes |= EMULATOR_DOUBLE_UNDERLINE; break;
  case VTERM_UNDERLINE_CURLY: out->attributes |= EMULATOR_CURLY_UNDERLINE; break;
  default: break;
  }
  out->foreground = color(&cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  out->background = color(&cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
}

void emulator_cell_at(const emulator *self, int row, int column, emulator_cell *out) {
  VTermScreenCell cell;
  memset(&cell, 0, sizeof cell);
  vterm_screen_get_cell(self->screen, (VTermPos){.row = row, .col = column}, &cell);
  convert(cell, out);
}

int emulator_history_count(const emulator *self) { return self->history.count; }

int emulator_history_columns(const emulator *self, int line) {
  return self->history.lines[line].columns;
}

void emulator_history_cell_at(const emulator *self, int line, int column, emulator_cell *out) {
  convert(self->history.lines[line].cells[column], out);
}

emulator_status emulator_get_status(const emulator *self) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(self->terminal), &position);
  return (emulator_status){
    .row = position.row,
    .column = position.col,
    .cursor_visible = self->cursor_visible,
    .alternate_screen = self->alternate_screen,
    .bells = self->bells,
  };
}

const uint8_t *emulator_take_replies(emulator *self, size_t *count) {
  *count = self->reply_count;
  self->reply_count = 0;
  return self->replies;
}

#endif
