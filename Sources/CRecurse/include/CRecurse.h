/// What Swift cannot import of ncurses, and what must stand in a signal handler.
///
/// curses.h is not included here: its macros and names (`raw`, `filter`, `move` …) stay in C.
#ifndef CRECURSE_H
#define CRECURSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "unicode_tables.h"

// screen.c: an ncurses screen that writes into memory.

typedef struct recurse_screen recurse_screen;

/// Makes a screen for the terminal type `term`; NULL where that cannot be, and then `failure` is an
/// error number, or 0 where ncurses does not know the terminal.
/// `entry` is a compiled terminfo entry in the form `b64:…`, or NULL for the installed one.
recurse_screen *recurse_screen_open(
    const char *term, const char *entry, int rows, int columns, int *failure);
/// How many bytes a frame may have: as many as a file.
size_t recurse_screen_most_bytes(void);
void recurse_screen_close(recurse_screen *screen);
/// Changes the size and forgets every cell.
void recurse_screen_resize(recurse_screen *screen, int rows, int columns);
/// The next frame clears the terminal and paints every cell.
void recurse_screen_invalidate(recurse_screen *screen);
/// The terminal shows its cursor, whatever ncurses believes.
void recurse_screen_assume_cursor(recurse_screen *screen);
/// Brings the frame up to date; a negative row hides the cursor.
void recurse_screen_update(recurse_screen *screen, int row, int column);
/// The bytes that ncurses wrote since the last call; valid until the next update.
size_t recurse_screen_take(recurse_screen *screen, const uint8_t **bytes);

// scroll.c: the terminal moves rows.

/// Says how rows are scrolled: `csr`, `cup`, `ind`, `indn`, `ri`, `rin`, without delays; NULL for what the
/// terminal cannot do. ncurses itself must know of none but `cup`.
void recurse_screen_set_scroll(recurse_screen *screen, const char *const strings[6]);
/// Moves the rows from `top` to before `bottom` up, or down where `distance` is negative; blank ones
/// come in. False where that cannot be done now, and then nothing has happened.
bool recurse_screen_scroll(recurse_screen *screen, int top, int bottom, int distance);

// cells.c: cells and colour pairs.

/// One glyph as ncurses takes it; a glyph of two columns is one of these.
typedef struct {
  uint32_t scalars[5];
  uint32_t attributes;
  int32_t pair;
} recurse_cell;

/// Says which ncurses attribute stands for which of the ten bits of `attributes`.
/// With `extended`, the entry has strikethrough and the other underlines in unused slots.
void recurse_screen_set_extended(recurse_screen *screen, bool extended);
void recurse_put(recurse_screen *screen, int row, int column, const recurse_cell *cells, int count);
/// What is added to an ASCII character to show it in a style by `recurse_put_ascii`; UINT32_MAX where
/// the pair is too high for it.
uint32_t recurse_ascii_style(recurse_screen *screen, uint32_t attributes, int pair);
/// As `recurse_put` for cells of ASCII alone, each with its style added. Halves of wide glyphs beside them
/// are left as they are.
void recurse_put_ascii(recurse_screen *screen, int row, int column, const uint32_t *cells, int count);
/// Defines a colour pair; -1 is the terminal's own colour.
bool recurse_define_pair(recurse_screen *screen, int pair, int foreground, int background);
/// Sets `live[pair]` to 1 for every pair below `count` that a cell shows.
void recurse_mark_live_pairs(recurse_screen *screen, uint8_t *live, int count);
int recurse_color_count(recurse_screen *screen);
int recurse_pair_count(recurse_screen *screen);

// capabilities.c: what the terminal's entry says.

/// The string of a capability, NULL where it has none.
const char *recurse_capability(recurse_screen *screen, const char *name);
int recurse_number(recurse_screen *screen, const char *name);
/// How many columns the running C library gives a scalar; -1 for one it does not know.
int recurse_column_width(uint32_t scalar);
/// Sets the locale of characters: the environment's where `name` is empty. Whether it exists.
bool recurse_set_locale(const char *name);
bool recurse_locale_is_utf8(void);
/// `NAME=value` strings, ended by NULL.
char **recurse_environment(void);

// tty.c: the terminal as a device.

/// A descriptor of our own on the terminal of `descriptor`, not blocking; -1 with `errno`.
int recurse_tty_open(int descriptor);
/// The controlling terminal, as above.
int recurse_tty_open_controlling(void);
/// Puts /dev/null in the place of descriptors 0 to 2 that are closed.
void recurse_tty_fill_standard_streams(void);
/// Stops the job while another has the terminal, as the kernel does to those who change its modes.
/// False where a signal asked the process to end before it had the terminal.
bool recurse_tty_wait_for_foreground(int tty);
/// Keeps the modes that `recurse_tty_restore` and the guard bring back.
bool recurse_tty_save(int tty);
bool recurse_tty_raw(int tty);
bool recurse_tty_restore(int tty);
/// Drops what was written and not read.
void recurse_tty_drop_output(int tty);
/// Drops what was typed and not read.
void recurse_tty_drop_input(int tty);
/// Has the terminal turn Ctrl-C, Ctrl-\ and Ctrl-Z into signals, or not; nothing in the background.
void recurse_tty_let_keys_signal(int tty, bool signals);
bool recurse_tty_size(int tty, int *rows, int *columns);
/// An unlinked file in memory where the system has that, else on disk; -1 with `errno`.
int recurse_memory_file(const char *name);

// write.c

/// Writes all, waiting at most that long in all for a reader that is slow; how much was written. Safe in a
/// signal handler.
size_t recurse_write(int descriptor, const void *bytes, size_t count, int milliseconds);

// guard.c: leaves the terminal as it was found, whatever ends the process.

/// From here on a crash, `exit` or a signal that nobody handles writes `restore` to the terminal and brings
/// its modes back.
void recurse_guard_arm(int tty, const uint8_t *restore, size_t count);
void recurse_guard_disarm(void);
/// Does that now, where it has not been done. Safe in a signal handler.
void recurse_guard_restore(void);
/// Around what must be whole where another thread ends the process: that thread waits for the end of
/// it, and this one begins nothing afterwards. May be nested.
void recurse_guard_begin(void);
void recurse_guard_end(void);
/// Whether the terminal is still to be given back.
bool recurse_guard_is_armed(void);
/// Whether something is between the two.
bool recurse_guard_is_busy(void);

// capture.c: standard output and error while the terminal is ours.

/// Redirects descriptors 1 and 2 into memory; `log` is a descriptor that gets everything, or -1. It must
/// not block.
bool recurse_capture_start(int log);
/// Copies what is new to the log and gives back memory beyond what is shown at the end.
void recurse_capture_trim(void);
/// Whether the log took everything, once the capture has ended.
bool recurse_capture_is_logged(void);
/// Puts descriptors 1 and 2 back and writes what was kept to them. Safe in a signal handler.
void recurse_capture_finish(void);

// signals.c: signals as bytes of a pipe.

/// Added to the byte of a signal that is a key, pressed during a long turn.
enum { recurse_signal_key = 0x80 };

/// Installs the handlers and returns the pipe's reading end; -1 with `errno`.
/// A signal that the process was started to ignore stays ignored.
int recurse_signals_open(void);
void recurse_signals_close(void);
/// Whether a signal has asked the process to end since the handlers were installed. It is ended by force
/// where `recurse_signals_answer` is not called within three seconds, and by the next such signal.
bool recurse_signals_end(void);
/// Whether the process is being ended by force.
bool recurse_signals_force(void);
/// A turn of the loop: the app is not stuck.
void recurse_signals_answer(void);
/// Stops this process, or its whole job, as if it had no handler; returns when it is continued.
/// Does nothing where the process was started to ignore the stop.
void recurse_stop(bool whole_job);
/// Ends this process by a signal, as if it had no handler.
void recurse_die(int signal);

// watch.c: a turn of the loop that lasts long. On Linux alone.

void recurse_watch_open(void);
void recurse_watch_close(void);
/// A turn begins. When it has lasted a second, the terminal turns Ctrl-C, Ctrl-\ and Ctrl-Z into
/// signals, for the loop does not read them as keys. One that speaks kitty's protocol is told to send plain
/// bytes.
void recurse_watch_begin(int tty, bool speaks_kitty);
/// The turn has ended: they are keys again. Whether they were signals.
bool recurse_watch_end(void);
/// Whether they are signals now. Safe in a signal handler.
bool recurse_watch_has_keys(void);

// loop.c

/// Whether this is the thread that `main` runs on.
bool recurse_is_main_thread(void);

/// `poll` with nanoseconds; negative waits for ever.
struct pollfd;
int recurse_poll(struct pollfd *descriptors, unsigned count, int64_t nanoseconds);

// The main queue's door for other event loops: what CoreFoundation uses.
#if defined(__linux__)
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
#endif

// memory.c

/// The bytes that the C library's allocator has given out, for measurements; 0 where it does not say.
size_t recurse_allocated_bytes(void);

#endif
