#include "ncurses.h"

const char *recurse_capability(recurse_screen *screen, const char *name) {
  recurse_select(screen);
  const char *value = tigetstr(name);
  return value == NULL || value == (char *)-1 ? NULL : value;
}

int recurse_number(recurse_screen *screen, const char *name) {
  recurse_select(screen);
  return tigetnum(name);
}
