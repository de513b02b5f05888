#ifndef CEMULATOR_H
#define CEMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A terminal emulator (libvterm) behind plain data. */

typedef struct emulator emulator;

enum { EMULATOR_SCALARS = 6 };

enum {
  EMULATOR_BOLD = 1 << 0,
  EMULATOR_ITALIC = 1 << 1,
  EMULATOR_UNDERLINE = 1 << 2,
  EMULATOR_DOUBLE_UNDERLINE = 1 << 3,
  EMULATOR_CURLY_UNDERLINE = 1 << 4,
  EMULATOR_BLINK = 1 << 5,
  EMULATOR_REVERSE = 1 << 6,
  EMULATOR_STRIKE = 1 << 7,
};

/* A color: 0 is the terminal's own. */
enum { EMULATOR_INDEXED = 0x1000000, EMULATOR_RGB = 0x2000000 };

typedef struct {
  uint32_t scalars[EMULATOR_SCALARS];
  int32_t scalar_count; /* 0 where nothing was written */
  int32_t width;        /* 0 for the right half of a wide character */
  uint32_t attributes;
  uint32_t foreground, background;
} emulator_cell;

typedef struct {
  int32_t row, column;
  bool cursor_visible, alternate_screen;
  int32_t bells;
} emulator_status;

emulator *emulator_new(int rows, int columns);
void emulator_free(emulator *self);
void emulator_feed(emulator *self, const uint8_t *bytes, size_t count);
void emulator_resize(emulator *self, int rows, int columns);
void emulator_cell_at(const emulator *self, int row, int column, emulator_cell *out);
/* The lines that have left the screen at its top, oldest first, and the columns that each had then. */
int emulator_history_count(const emulator *self);
int emulator_history_columns(const emulator *self, int line);
void emulator_history_cell_at(const emulator *self, int line, int column, emulator_cell *out);
/* What is written from now on is part of the link with this number; 0 is none. */
void emulator_set_link(emulator *self, int link);
int emulator_link_at(const emulator *self, int row, int column);
emulator_status emulator_get_status(const emulator *self);
/* What the emulator answered since the last call; valid until the next feed. */
const uint8_t *emulator_take_replies(emulator *self, size_t *count);

/* A program in a pseudo-terminal of its own. */

typedef struct {
  pid_t process;
  int terminal; /* the side that a terminal emulator holds; does not block */
  int line;     /* the side that the program has, kept open to read its modes */
} terminal_child;

/* Both return 0, or errno with the call's name in *failed. The caller closes what was opened. */
int terminal_open(int rows, int columns, terminal_child *child, const char **failed);

/* Starts a program as the leader of a new session with that terminal. directory may be NULL. */
int terminal_start(
  const char *path, char *const arguments[], char *const environment[], const char *directory,
  terminal_child *child, const char **failed);

int terminal_set_size(int terminal, int rows, int columns);

enum { TERMINAL_NOTHING, TERMINAL_EXITED, TERMINAL_SIGNALED, TERMINAL_STOPPED, TERMINAL_CONTINUED };

/* What happened to the process since the last call, without waiting. */
int terminal_child_event(pid_t process, int *value);

#endif
