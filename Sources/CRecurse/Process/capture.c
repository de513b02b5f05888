#define _GNU_SOURCE
#include "device.h"
#include "process.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// The bytes of each stream that are shown at the end, and that may be added before memory is freed.
enum { kept = 256 * 1024, slack = 1024 * 1024, page = 64 * 1024 };

/// One of descriptors 1 and 2: the file that receives its output, and the original open file.
typedef struct {
  int target;
  int file;
  int original;
  off_t seen;
  off_t logged;
  off_t freed;
} stream;

static stream streams[2] = {{.target = 1, .file = -1}, {.target = 2, .file = -1}};
static int log_file = -1;
static bool is_logged = true;
static volatile sig_atomic_t is_running;

/// Copies until `to`, or until the target has been blocked for so long. Returns the end of what was copied.
static off_t copy(int file, off_t from, off_t to, int target, int milliseconds) {
  char buffer[4096];
  while (from < to) {
    off_t rest = to - from;
    size_t most = rest < (off_t)sizeof buffer ? (size_t)rest : sizeof buffer;
    ssize_t count = pread(file, buffer, most, from);
    if (count <= 0) break;
    size_t written = recurse_write(target, buffer, (size_t)count, milliseconds);
    from += (off_t)written;
    // The target is read, so the app is not stuck.
    recurse_turn_was_completed();
    if (written < (size_t)count) break;
  }
  return from;
}

/// The first offset from `from` on that follows a newline: the output that is shown begins with a whole line.
static off_t line_start(int file, off_t from, off_t end) {
  char buffer[4096];
  ssize_t count = pread(file, buffer, sizeof buffer, from);
  for (ssize_t i = 0; i < count; i++)
    if (buffer[i] == '\n' && from + i + 1 < end) return from + i + 1;
  return from;
}

/// Without stdio, because this also runs in a signal handler.
static void write_dropped_count(off_t count, int target) {
  char text[96], *end = text + sizeof text, *start = end;
  const char *after = " bytes of output before this were dropped]\n";
  start -= strlen(after);
  memcpy(start, after, strlen(after));
  do {
    *--start = (char)('0' + count % 10);
    count /= 10;
  } while (count > 0);
  *--start = '[';
  recurse_write(target, start, (size_t)(end - start), 5000);
}

bool recurse_capture_start(int log) {
  if (is_running) return false;
  fflush(NULL);
  log_file = log;
  is_logged = true;
  for (int i = 0; i < 2; i++) {
    stream *s = &streams[i];
    s->seen = s->logged = s->freed = 0;
    s->original = fcntl(s->target, F_DUPFD_CLOEXEC, 3);
    s->file = recurse_memory_file("recurse-output");
    if (s->file < 0) return false;
    dup2(s->file, s->target);
  }
  // A crash does not flush: each printed line must be written at once.
  setvbuf(stdout, NULL, _IOLBF, 0);
  is_running = 1;
  return true;
}

/// A log that is blocked, such as a pipe, receives the rest later.
static void log_new(stream *s, off_t end, int milliseconds) {
  if (log_file < 0 || s->logged >= end) return;
  if (s->logged < s->freed) {
    s->logged = s->freed;
    is_logged = false;
  }
  s->logged = copy(s->file, s->logged, end, log_file, milliseconds);
}

void recurse_capture_trim(void) {
  if (!is_running) return;
  for (int i = 0; i < 2; i++) {
    stream *s = &streams[i];
    off_t end = lseek(s->file, 0, SEEK_CUR);
    if (end <= s->seen && (log_file < 0 || end <= s->logged)) continue;
    s->seen = end;
    log_new(s, end, 0);
    if (end - s->freed > kept + slack) {
      off_t until = (end - kept) / page * page;
      if (recurse_memory_file_free(s->file, s->freed, until)) s->freed = until;
    }
  }
}

void recurse_capture_finish(void) {
  if (!is_running) return;
  is_running = 0;
  for (int i = 0; i < 2; i++) {
    stream *s = &streams[i];
    off_t end = lseek(s->file, 0, SEEK_CUR);
    log_new(s, end, 1000);
    if (log_file >= 0 && s->logged < end) is_logged = false;
    if (s->original >= 0) dup2(s->original, s->target);
    else close(s->target);
    off_t start = 0;
    if (end > kept) {
      start = line_start(s->file, end - kept, end);
      write_dropped_count(start, s->target);
    }
    copy(s->file, start, end, s->target, 5000);
    if (s->original >= 0) close(s->original);
    close(s->file);
    s->file = -1;
  }
  log_file = -1;
}

bool recurse_capture_is_logged(void) { return is_logged; }
