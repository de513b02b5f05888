#define _GNU_SOURCE
#include "ncurses.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// ncurses 6.4 loses the windows of every screen when one is deleted: a closed screen is kept here
/// until no other is open.
static recurse_screen *closed;
static int open_count;

enum { usual_capacity = 16 << 20 };

size_t recurse_screen_most_bytes(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return PTRDIFF_MAX;
  return limit.rlim_cur < PTRDIFF_MAX ? (size_t)limit.rlim_cur : PTRDIFF_MAX;
}

static size_t at_most(size_t wanted) {
  size_t most = recurse_screen_most_bytes();
  return wanted < most ? wanted : most;
}

/// ncurses uses only the descriptor of its FILE, and flushes whenever the cursor jumps. It writes into a
/// file in memory, which then holds the whole frame.
static bool open_sink(recurse_screen *screen, size_t capacity) {
  screen->file = recurse_memory_file("recurse-frame");
  if (screen->file < 0) return false;
  screen->capacity = capacity;
  if (ftruncate(screen->file, (off_t)capacity) != 0) return false;
  void *map = mmap(NULL, capacity, PROT_READ, MAP_SHARED, screen->file, 0);
  if (map == MAP_FAILED) return false;
  screen->map = map;
  // ncurses reads no input here.
  screen->output = fdopen(screen->file, "w");
  screen->input = fopen("/dev/null", "re");
  return screen->output != NULL && screen->input != NULL;
}

static void free_sink(recurse_screen *screen) {
  if (screen->map) munmap((void *)screen->map, screen->capacity);
  if (screen->output) fclose(screen->output);
  else if (screen->file >= 0) close(screen->file);
  if (screen->input) fclose(screen->input);
  for (int i = 0; i < 6; i++) free(screen->scroll[i]);
  free(screen);
}

/// Sets the entry in the environment during this call only: child processes must not inherit it.
static SCREEN *new_terminal(recurse_screen *screen, const char *term, const char *entry) {
  const char *before = getenv("TERMINFO");
  char *kept = before ? strdup(before) : NULL;
  if (entry) setenv("TERMINFO", entry, 1);
  SCREEN *made = newterm(term, screen->output, screen->input);
  if (entry) {
    if (kept) setenv("TERMINFO", kept, 1);
    else unsetenv("TERMINFO");
  }
  free(kept);
  return made;
}

recurse_screen *recurse_screen_open(
    const char *term, const char *entry, int rows, int columns, int *failure) {
  *failure = ENOMEM;
  recurse_screen *screen = calloc(1, sizeof *screen);
  if (!screen) return NULL;
  screen->file = -1;
  if (!open_sink(screen, at_most(usual_capacity))) {
    *failure = errno;
    free_sink(screen);
    return NULL;
  }
  // LINES and COLUMNS would fix the size. A patched entry has a size; another entry may have none.
  use_env(entry == NULL);
  errno = 0;
  screen->screen = new_terminal(screen, term, entry);
  *failure = errno == ENOMEM ? ENOMEM : 0;
  use_env(FALSE);
  if (!screen->screen) {
    free_sink(screen);
    if (recurse_selected()) set_term(recurse_selected()->screen);
    return NULL;
  }
  recurse_set_selected(screen);
  open_count++;
  typeahead(-1);
  nonl();
  // Cells are written into the window of the next frame, without a copy.
  idcok(newscr, FALSE);
  idlok(newscr, TRUE);
  leaveok(newscr, TRUE);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  recurse_screen_set_extended(screen, false);
  recurse_screen_resize(screen, rows, columns);
  recurse_screen_assume_cursor(screen);
  return screen;
}

void recurse_screen_close(recurse_screen *screen) {
  recurse_select(screen);
  endwin();
  screen->next = closed;
  closed = screen;
  if (--open_count > 0) return;
  while (closed) {
    recurse_screen *next = closed->next;
    set_term(closed->screen);
    delscreen(closed->screen);
    free_sink(closed);
    closed = next;
  }
  recurse_set_selected(NULL);
}

void recurse_resize_windows(int rows, int columns) {
  resize_term(rows, columns);
  WINDOW *windows[] = {stdscr, curscr, newscr};
  for (int i = 0; i < 3; i++)
    if (getmaxy(windows[i]) != rows || getmaxx(windows[i]) != columns) wresize(windows[i], rows, columns);
}

void recurse_screen_resize(recurse_screen *screen, int rows, int columns) {
  recurse_select(screen);
  recurse_resize_windows(rows, columns);
  werase(newscr);
  clearok(curscr, TRUE);
}

void recurse_screen_invalidate(recurse_screen *screen) {
  recurse_select(screen);
  clearok(curscr, TRUE);
}

void recurse_screen_assume_cursor(recurse_screen *screen) {
  recurse_select(screen);
  const uint8_t *ignored;
  curs_set(1);
  recurse_screen_take(screen, &ignored);
  screen->is_cursor_shown = true;
}

void recurse_screen_update(recurse_screen *screen, int row, int column, bool shows) {
  recurse_select(screen);
  if (shows != screen->is_cursor_shown) {
    curs_set(shows ? 1 : 0);
    screen->is_cursor_shown = shows;
  }
  leaveok(newscr, row < 0);
  if (row >= 0) wmove(newscr, row, column);
  doupdate();
}

size_t recurse_screen_take(recurse_screen *screen, const uint8_t **bytes) {
  off_t end = lseek(screen->file, 0, SEEK_CUR);
  lseek(screen->file, 0, SEEK_SET);
  size_t count = end < 0 ? 0 : (size_t)end;
  if (count > screen->capacity) {
    size_t capacity = at_most(count * 2);
    void *map = MAP_FAILED;
    if (ftruncate(screen->file, (off_t)capacity) == 0)
      map = mmap(NULL, capacity, PROT_READ, MAP_SHARED, screen->file, 0);
    if (map == MAP_FAILED) {
      count = screen->capacity;
    } else {
      munmap((void *)screen->map, screen->capacity);
      screen->map = map;
      screen->capacity = capacity;
    }
  }
  *bytes = screen->map;
  return count;
}
