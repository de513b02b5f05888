#define _GNU_SOURCE
#include "process.h"
#include "system.h"

static bool is_in_background(int tty) {
  pid_t front = tcgetpgrp(tty);
  return front >= 0 && front != getpgrp();
}

bool recurse_may_read(int tty) { return !recurse_end_is_requested() || !is_in_background(tty); }

bool recurse_wait_for_foreground(int tty) {
  // Limited, because a job that no shell can continue is not stopped either.
  for (int i = 0; i < 1000 && is_in_background(tty); i++) {
    // A process that is to end must not be stopped again, and needs no terminal to end.
    if (recurse_end_is_requested()) return false;
    if (!recurse_is_main_thread()) {
      // Another thread takes what was sent together with SIGCONT, or SIGTTOU, a moment later. Where it ends
      // the process, the guard keeps this one.
      poll(NULL, 0, i == 0 ? 20 : 1);
      recurse_guard_begin();
      recurse_guard_end();
      if (!is_in_background(tty)) break;
      if (recurse_end_is_requested()) return false;
    }
    kill(0, SIGTTOU);
  }
  return true;
}
