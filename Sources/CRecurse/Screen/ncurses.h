/// The one place that includes ncurses.
#ifndef RECURSE_NCURSES_H
#define RECURSE_NCURSES_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1

#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#elif __has_include(<curses.h>)
#include <curses.h>
#else
#error "Recurse needs the headers of ncurses. Debian, Ubuntu: apt install libncursesw5-dev. macOS: brew install ncurses."
#endif

#ifndef NCURSES_EXT_COLORS
#error "Recurse needs the wide ncurses 6. Debian, Ubuntu: apt install libncursesw5-dev. macOS: brew install ncurses."
#endif

#include <stdio.h>

#include "screen.h"

struct recurse_screen {
  SCREEN *screen;
  FILE *output;
  FILE *input;
  const uint8_t *map;
  size_t capacity;
  int file;
  attr_t attributes[10];
  bool is_cursor_shown;
  /// An attribute of the cells that are put now, without any bytes: they are parts of a link.
  attr_t linked;
  /// The strings that scroll rows: `csr`, `cup`, `ind`, `indn`, `ri`, `rin`; NULL for what the terminal
  /// lacks.
  char *scroll[6];
  recurse_screen *next;
};

// select.c

/// Makes a screen the one that ncurses' functions work on.
void recurse_select(recurse_screen *screen);
/// The screen that they work on; NULL without one.
recurse_screen *recurse_selected(void);
/// Records that `newterm` has selected a screen, or that the selected one was deleted.
void recurse_set_selected(recurse_screen *screen);

// screen.c

/// Gives the windows of the selected screen a size. ncurses resizes the windows of all its screens together,
/// so they may have another than it knows of.
void recurse_resize_windows(int rows, int columns);

// scroll.c

/// Writes bytes among those of ncurses.
void recurse_print(recurse_screen *screen, const char *bytes, size_t count);

// attributes.c

/// The ncurses attributes for the bits of a cell.
attr_t recurse_attributes(const recurse_screen *screen, uint32_t bits);

#endif
