/// An ncurses screen that writes into memory, its cells, and the terminal's entry.
#ifndef RECURSE_SCREEN_H
#define RECURSE_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// screen.c

typedef struct recurse_screen recurse_screen;

/// Makes a screen for the terminal type `term`. Returns NULL on failure; `failure` is then an error
/// number, or 0 if ncurses does not know the terminal.
/// `entry` is a compiled terminfo entry in the form `b64:…`, or NULL for the installed one.
recurse_screen *recurse_screen_open(
    const char *term, const char *entry, int rows, int columns, int *failure);
/// The largest size of a frame in bytes, which is the largest size of a file.
size_t recurse_screen_most_bytes(void);
void recurse_screen_close(recurse_screen *screen);
/// Changes the size and forgets every cell.
void recurse_screen_resize(recurse_screen *screen, int rows, int columns);
/// Makes the next frame clear the terminal and paint every cell.
void recurse_screen_invalidate(recurse_screen *screen);
/// Records that the terminal shows its cursor, whatever ncurses assumes.
void recurse_screen_assume_cursor(recurse_screen *screen);
/// Writes the frame and moves the cursor, shown or hidden. With a negative row it is left anywhere.
void recurse_screen_update(recurse_screen *screen, int row, int column, bool shows);
/// The bytes that ncurses wrote since the last call; valid until the next update.
size_t recurse_screen_take(recurse_screen *screen, const uint8_t **bytes);

// attributes.c

/// Defines which ncurses attribute each of the ten bits of `attributes` means.
/// With `extended`, the entry has strikethrough and the other underlines in unused slots.
void recurse_screen_set_extended(recurse_screen *screen, bool extended);
/// Ends the attributes of the cells that were sent last, on the terminal too.
void recurse_end_attributes(recurse_screen *screen);

// scroll.c

/// Sets the strings that scroll rows: `csr`, `cup`, `ind`, `indn`, `ri`, `rin`, without delays; NULL for
/// what the terminal lacks. ncurses itself must know none of them but `cup`.
void recurse_screen_set_scroll(recurse_screen *screen, const char *const strings[6]);
/// Scrolls the rows from `top` to before `bottom` up, or down if `distance` is negative. The rows that come
/// in are blank. Returns false, without any effect, if that is not possible now.
bool recurse_screen_scroll(recurse_screen *screen, int top, int bottom, int distance);

// region.c: a screen that has some rows of the terminal, wherever they are.

/// Changes the size; rows come and go at the end. The terminal shows blank rows where they come.
void recurse_region_resize(recurse_screen *screen, int rows, int columns);
/// Begins a frame without cells.
void recurse_region_begin(recurse_screen *screen);
/// Records that the terminal shows blank rows. The next frame paints every cell.
void recurse_region_forget(recurse_screen *screen);
/// Records that the terminal shows blank rows at the end, `count` of them, which the next frame paints.
void recurse_region_forget_last(recurse_screen *screen, int count);
/// Moves the rows of the next frame up, or down if `distance` is negative; and with `is_shown` what is known
/// of the terminal. The rows that come in are blank.
void recurse_region_move(recurse_screen *screen, int distance, bool is_shown);
/// Records that the terminal's cursor is in the first row and column, right after a frame or before the first
/// one. Drops the bytes of the last frame.
void recurse_region_park(recurse_screen *screen);
/// Whether a cell was put since the last frame.
bool recurse_region_is_touched(recurse_screen *screen);
/// The columns of a row that the terminal shows, up to the last that is not blank.
int recurse_region_used_columns(recurse_screen *screen, int row);

// link.c

/// Moves the cursor to a cell and writes bytes that begin a link. Cells that are put until its end differ
/// from those without one, so that ncurses sends them.
void recurse_link_open(
    recurse_screen *screen, int row, int column, const uint8_t *bytes, int count);
/// Sends the cells of the link and writes bytes that end it.
void recurse_link_close(recurse_screen *screen, const uint8_t *bytes, int count);

// cells.c

/// One glyph as ncurses takes it. A glyph of two columns is one of these.
typedef struct {
  uint32_t scalars[5];
  uint32_t attributes;
  int32_t pair;
} recurse_cell;

void recurse_put(recurse_screen *screen, int row, int column, const recurse_cell *cells, int count);
/// Sends cells again with the next frame, whatever the terminal shows there: ncurses believes that they hold
/// something that no app puts.
void recurse_repaint(recurse_screen *screen, int row, int column, int count);
/// The bits that `recurse_put_ascii` needs beside an ASCII character for a style; UINT32_MAX if the pair is
/// too high for it.
uint32_t recurse_ascii_style(recurse_screen *screen, uint32_t attributes, int pair);
/// Like `recurse_put`, for cells of ASCII alone, each combined with its style. Halves of wide glyphs beside
/// them stay as they are.
void recurse_put_ascii(recurse_screen *screen, int row, int column, const uint32_t *cells, int count);
/// Defines a color pair; -1 is the terminal's default color.
bool recurse_define_pair(recurse_screen *screen, int pair, int foreground, int background);
/// Sets `live[pair]` to 1 for every pair below `count` that a cell shows.
void recurse_mark_live_pairs(recurse_screen *screen, uint8_t *live, int count);
int recurse_color_count(recurse_screen *screen);
int recurse_pair_count(recurse_screen *screen);

// capabilities.c

/// The string of a capability in the terminal's entry; NULL if it has none.
const char *recurse_capability(recurse_screen *screen, const char *name);
int recurse_number(recurse_screen *screen, const char *name);

#endif
