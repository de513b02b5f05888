#include "ncurses.h"

#include <string.h>

/// The order is that of `TextAttributes` in Swift.
void recurse_screen_set_extended(recurse_screen *screen, bool extended) {
  const attr_t plain[10] = {A_BOLD,    A_DIM, A_ITALIC, A_UNDERLINE, A_BLINK,
                            A_REVERSE, 0,     A_UNDERLINE, 0,        A_UNDERLINE};
  memcpy(screen->attributes, plain, sizeof plain);
  if (!extended) return;
  screen->attributes[6] = A_HORIZONTAL;
  screen->attributes[7] = A_LEFT;
  screen->attributes[8] = A_LOW;
  screen->attributes[9] = A_RIGHT;
}

static attr_t attributes(const recurse_screen *screen, uint32_t bits) {
  attr_t result = 0;
  for (int bit = 0; bit < 10; bit++)
    if (bits & (1u << bit)) result |= screen->attributes[bit];
  return result;
}

void recurse_put(
  recurse_screen *screen, int row, int column, const recurse_cell *cells, int count) {
  enum { run = 256 };
  cchar_t line[run];
  recurse_select(screen);
  uint32_t bits = 0;
  attr_t resolved = 0;
  while (count > 0) {
    int length = count < run ? count : run;
    int columns = 0;
    memset(line, 0, sizeof line[0] * (size_t)length);
    for (int i = 0; i < length; i++) {
      if (cells[i].attributes != bits) {
        bits = cells[i].attributes;
        resolved = attributes(screen, bits);
      }
      for (int j = 0; j < CCHARW_MAX && j < 5; j++)
        line[i].chars[j] = (wchar_t)cells[i].scalars[j];
      line[i].attr = resolved | ((attr_t)COLOR_PAIR(cells[i].pair < 256 ? cells[i].pair : 255));
      line[i].ext_color = cells[i].pair;
    }
    for (int i = 0; i < length && count > length; i++)
      columns += recurse_column_width(cells[i].scalars[0]) == 2 ? 2 : 1;
    mvwadd_wchnstr(newscr, row, column, line, length);
    cells += length;
    count -= length;
    column += columns;
  }
}

uint32_t recurse_ascii_style(recurse_screen *screen, uint32_t bits, int pair) {
  if (pair >= 256) return UINT32_MAX;
  return (uint32_t)(attributes(screen, bits) | (attr_t)COLOR_PAIR(pair));
}

void recurse_put_ascii(
  recurse_screen *screen, int row, int column, const uint32_t *cells, int count) {
  enum { run = 256 };
  chtype line[run];
  recurse_select(screen);
  while (count > 0) {
    int length = count < run ? count : run;
    for (int i = 0; i < length; i++) line[i] = cells[i];
    mvwaddchnstr(newscr, row, column, line, length);
    cells += length;
    count -= length;
    column += length;
  }
}

bool recurse_define_pair(recurse_screen *screen, int pair, int foreground, int background) {
  recurse_select(screen);
  return init_extended_pair(pair, foreground, background) == OK;
}

void recurse_mark_live_pairs(recurse_screen *screen, uint8_t *live, int count) {
  recurse_select(screen);
  int rows = getmaxy(newscr), columns = getmaxx(newscr);
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      cchar_t cell;
      if (mvwin_wch(newscr, row, column, &cell) != OK) continue;
      if (cell.ext_color > 0 && cell.ext_color < count) live[cell.ext_color] = 1;
    }
  }
}

int recurse_color_count(recurse_screen *screen) {
  recurse_select(screen);
  return has_colors() ? COLORS : 0;
}

int recurse_pair_count(recurse_screen *screen) {
  recurse_select(screen);
  return has_colors() ? COLOR_PAIRS : 0;
}
