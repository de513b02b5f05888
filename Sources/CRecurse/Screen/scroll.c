#include "ncurses.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

void recurse_screen_set_scroll(recurse_screen *screen, const char *const strings[6]) {
  for (int i = 0; i < 6; i++) {
    free(screen->scroll[i]);
    screen->scroll[i] = strings[i] ? strdup(strings[i]) : NULL;
  }
}

void recurse_print(recurse_screen *screen, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t taken = write(screen->file, bytes, count);
    if (taken <= 0) return;
    bytes += taken;
    count -= (size_t)taken;
  }
}

static void print(recurse_screen *screen, const char *text) {
  if (text) recurse_print(screen, text, strlen(text));
}

/// Records in ncurses' windows that the terminal has scrolled: those rows are neither compared nor sent.
static void shift(WINDOW *window, int top, int bottom, int distance) {
  scrollok(window, TRUE);
  wsetscrreg(window, top, bottom - 1);
  wscrl(window, distance);
  wsetscrreg(window, 0, getmaxy(window) - 1);
  scrollok(window, FALSE);
  wtouchln(window, top, bottom - top, 0);
}

bool recurse_screen_scroll(recurse_screen *screen, int top, int bottom, int distance) {
  recurse_select(screen);
  enum { region, move, up, up_many, down, down_many };
  char **strings = screen->scroll;
  const char *one = distance > 0 ? strings[up] : strings[down];
  const char *many = distance > 0 ? strings[up_many] : strings[down_many];
  if (!strings[region] || !strings[move] || !(one || many)) return false;
  // Cells that were put and not sent are in their places from before the scroll.
  if (is_cleared(curscr) || is_cleared(newscr) || is_wintouched(newscr)) return false;

  // ncurses does not report its idea of the cursor's place. So the cursor is moved to the rows that come
  // in, which are painted next, and is moved back there after the scroll.
  int count = abs(distance), last = getmaxy(newscr) - 1;
  int home = distance > 0 ? bottom - count : top;
  leaveok(newscr, FALSE);
  wmove(newscr, home, 0);
  doupdate();
  print(screen, tiparm(strings[region], top, bottom - 1));
  if (many && (count > 1 || !one || distance > 0)) {
    print(screen, tiparm(many, count));
  } else {
    print(screen, tiparm(strings[move], distance > 0 ? bottom - 1 : top, 0));
    while (count-- > 0) print(screen, one);
  }
  print(screen, tiparm(strings[region], 0, last));
  print(screen, tiparm(strings[move], home, 0));
  shift(curscr, top, bottom, distance);
  shift(newscr, top, bottom, distance);
  return true;
}
