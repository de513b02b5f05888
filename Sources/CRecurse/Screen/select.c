#include "ncurses.h"

static recurse_screen *selected;

void recurse_select(recurse_screen *screen) {
  if (selected == screen) return;
  set_term(screen->screen);
  selected = screen;
}

recurse_screen *recurse_selected(void) { return selected; }

void recurse_set_selected(recurse_screen *screen) { selected = screen; }
