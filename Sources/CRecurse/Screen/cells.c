#include "ncurses.h"
#include "system.h"

#include <string.h>

void recurse_put(
  recurse_screen *screen, int row, int column, const recurse_cell *cells, int count) {
  enum { run = 256 };
  cchar_t line[run];
  recurse_select(screen);
  uint32_t bits = 0;
  attr_t resolved = screen->linked;
  while (count > 0) {
    int length = count < run ? count : run;
    int columns = 0;
    memset(line, 0, sizeof line[0] * (size_t)length);
    for (int i = 0; i < length; i++) {
      if (cells[i].attributes != bits) {
        bits = cells[i].attributes;
        resolved = recurse_attributes(screen, bits);
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

void recurse_repaint(recurse_screen *screen, int row, int column, int count) {
  recurse_select(screen);
  // A space has no lines; `WA_VERTICAL` is an attribute that terminals lack.
  cchar_t unknown;
  if (setcchar(&unknown, L" ", WA_VERTICAL, 0, NULL) != OK) return;
  for (int i = 0; i < count; i++) mvwadd_wchnstr(curscr, row, column + i, &unknown, 1);
  // The row is compared as a whole with `curscr`.
  wtouchln(newscr, row, 1, 1);
}

uint32_t recurse_ascii_style(recurse_screen *screen, uint32_t bits, int pair) {
  if (pair >= 256) return UINT32_MAX;
  return (uint32_t)(recurse_attributes(screen, bits) | (attr_t)COLOR_PAIR(pair));
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
