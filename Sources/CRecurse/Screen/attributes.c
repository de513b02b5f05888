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

attr_t recurse_attributes(const recurse_screen *screen, uint32_t bits) {
  attr_t result = screen->linked;
  for (int bit = 0; bit < 10; bit++)
    if (bits & (1u << bit)) result |= screen->attributes[bit];
  return result;
}

static int put(int byte) {
  char one = (char)byte;
  recurse_print(recurse_selected(), &one, 1);
  return byte;
}

void recurse_end_attributes(recurse_screen *screen) {
  recurse_select(screen);
  // `vid_attr` would write to standard output.
  vid_puts(A_NORMAL, 0, NULL, put);
}
