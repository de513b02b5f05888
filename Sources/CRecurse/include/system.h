/// The differences between systems: one file of the folder `System` for each concern.
#ifndef RECURSE_SYSTEM_H
#define RECURSE_SYSTEM_H

// The part of the C library that the Swift modules use comes through this header.
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// poll.c

/// `poll` with nanoseconds; a negative time has no limit.
int recurse_poll(struct pollfd *descriptors, unsigned count, int64_t nanoseconds);

// main_queue.c: the main queue's interface for other event loops, which CoreFoundation uses.

/// Whether the main queue can be waited for by `recurse_poll`.
bool recurse_main_queue_can_poll(void);
/// A descriptor that is readable while the main queue has jobs; -1 without one.
int recurse_main_queue_descriptor(void);
/// Runs the jobs of the main queue. Returns false if it had none.
bool recurse_main_queue_run(void);

// main_thread.c

/// Whether this is the thread that `main` runs on.
bool recurse_is_main_thread(void);

/// Keeps the calling thread's signal mask, and gives it to another thread. Dispatch's threads block
/// all signals, and a child that is made in one would inherit that.
void recurse_keep_signal_mask(void);
void recurse_apply_signal_mask(void);

// memory_file.c

/// A file without a name, in memory if the system supports that, otherwise on disk; -1 with `errno`.
int recurse_memory_file(const char *name);
/// Frees the memory of a part of such a file. Returns false if the system cannot.
bool recurse_memory_file_free(int file, off_t from, off_t to);

// pipe.c

/// Makes a pipe whose ends do not block and are not inherited.
bool recurse_pipe(int ends[2]);

// read_thread.c

/// Takes the bytes of one `read`: their number is 0 at the end, and negative, with a reason of `errno`, where it
/// failed.
typedef void (*recurse_bytes_receiver)(void *context, const uint8_t *bytes, long count);
/// Reads once on a thread of its own, which waits for as long as it takes. Returns false if there is no thread.
bool recurse_read_beside(int descriptor, recurse_bytes_receiver receive, void *context);

// turn_timer.c

/// The signal of the timer; 0 if the system has none.
int recurse_turn_timer_signal(void);
/// Makes a timer that sends that signal to the calling thread. Returns false if that fails.
bool recurse_turn_timer_open(void);
void recurse_turn_timer_close(void);
/// Starts the timer, or stops it with 0.
void recurse_turn_timer_set(int seconds);

// signal_facts.c

/// Whether a signal reports an error of the program itself.
bool recurse_signal_is_fault(int signal);
/// Whether the default action of a signal ends the process.
bool recurse_signal_ends_by_default(int signal);
/// Whether a signal's code says that the kernel sent it, as for a key of the terminal.
bool recurse_signal_is_from_kernel(int code);

// allocated_bytes.c

/// The bytes that the C library's allocator has in use, for measurements; 0 if unknown.
size_t recurse_allocated_bytes(void);

// clock.c

/// Nanoseconds of a clock that is never set.
int64_t recurse_monotonic_nanoseconds(void);

// environment.c

/// `NAME=value` strings, terminated by NULL.
char **recurse_environment(void);

// locale.c: the C library's view of characters.

/// The number of columns that the C library gives a scalar; -1 if it does not know the scalar.
int recurse_column_width(uint32_t scalar);
/// Sets the locale of characters: the environment's if `name` is empty. Returns whether it exists.
bool recurse_set_locale(const char *name);
bool recurse_locale_is_utf8(void);

#endif
