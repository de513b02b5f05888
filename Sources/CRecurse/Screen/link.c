#include "ncurses.h"

// ncurses knows no links. The cells of one are sent alone, between the bytes that begin and end it:
//
//     the frame, linked cells too, as plain text ─▶ cursor to the first cell ─▶ begin ─▶ cells ─▶ end
//
// An attribute that no terminal has makes them differ from the plain ones, so that ncurses sends them
// again. It is where the link begins before the bytes of it, so that it prints no other cell on its way.

void recurse_link_open(
    recurse_screen *screen, int row, int column, const uint8_t *bytes, int count) {
  recurse_select(screen);
  leaveok(newscr, FALSE);
  wmove(newscr, row, column);
  doupdate();
  recurse_print(screen, (const char *)bytes, (size_t)count);
  screen->linked = A_TOP;
}

void recurse_link_close(recurse_screen *screen, const uint8_t *bytes, int count) {
  recurse_select(screen);
  leaveok(newscr, TRUE);
  doupdate();
  screen->linked = 0;
  // While the style is that of a link, ncurses might print cells of another one to move over them.
  recurse_end_attributes(screen);
  recurse_print(screen, (const char *)bytes, (size_t)count);
}
