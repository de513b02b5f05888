#include "ncurses.h"

// A screen whose first row is anywhere in the terminal: an entry without absolute rows, whose `home` is the
// cursor that the terminal has saved there.
//
//     the terminal's cursor in the first row and column, saved ─▶ home ─▶ put ─▶ update
//
// What is shown is known at any time, so nothing here clears the terminal: ncurses would not know the place of
// the cursor after it, and would silently send no motion.

/// Ends what ncurses has planned for the next update: clearing.
static void keep(void) {
  clearok(curscr, FALSE);
  clearok(newscr, FALSE);
  clearok(stdscr, FALSE);
}

void recurse_region_resize(recurse_screen *screen, int rows, int columns) {
  recurse_select(screen);
  recurse_resize_windows(rows, columns);
  keep();
}

void recurse_region_begin(recurse_screen *screen) {
  recurse_select(screen);
  werase(newscr);
  keep();
}

void recurse_region_forget(recurse_screen *screen) {
  recurse_select(screen);
  werase(curscr);
  touchwin(newscr);
  keep();
}

void recurse_region_forget_last(recurse_screen *screen, int count) {
  recurse_select(screen);
  int first = getmaxy(curscr) - count;
  if (first < 0) first = 0;
  wmove(curscr, first, 0);
  wclrtobot(curscr);
  touchwin(newscr);
  keep();
}

/// The rows that come in are blank.
static void move_rows(WINDOW *window, int distance) {
  scrollok(window, TRUE);
  wscrl(window, distance);
  scrollok(window, FALSE);
}

void recurse_region_move(recurse_screen *screen, int distance, bool is_shown) {
  recurse_select(screen);
  if (is_shown) move_rows(curscr, distance);
  move_rows(newscr, distance);
  touchwin(newscr);
}

void recurse_region_park(recurse_screen *screen) {
  recurse_select(screen);
  // Nothing differs but the place of the cursor, so the bytes are a motion. `mvcur` would tell ncurses the
  // place, too, but writes to standard output.
  leaveok(newscr, FALSE);
  wmove(newscr, 0, 0);
  doupdate();
  const uint8_t *ignored;
  recurse_screen_take(screen, &ignored);
}

bool recurse_region_is_touched(recurse_screen *screen) {
  recurse_select(screen);
  return is_wintouched(newscr);
}

int recurse_region_used_columns(recurse_screen *screen, int row) {
  recurse_select(screen);
  int columns = getmaxx(curscr);
  for (int column = columns - 1; column >= 0; column--) {
    cchar_t cell;
    if (mvwin_wch(curscr, row, column, &cell) != OK) continue;
    bool is_blank = cell.chars[0] == L' ' && cell.chars[1] == 0 && cell.attr == A_NORMAL && cell.ext_color == 0;
    if (!is_blank) return column + 1;
  }
  return 0;
}
