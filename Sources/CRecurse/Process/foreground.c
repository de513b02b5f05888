#define _GNU_SOURCE
#include "process.h"
#include "system.h"

bool recurse_wait_for_foreground(int tty) {
  // Limited, because a job that no shell can continue is not stopped either.
  for (int i = 0; i < 1000; i++) {
    pid_t front = tcgetpgrp(tty);
    if (front < 0 || front == getpgrp()) break;
    // A process that is to end must not be stopped again, and needs no terminal to end.
    if (recurse_end_is_requested()) return false;
    // Another thread takes what was sent together with SIGCONT, or SIGTTOU, a moment later; it stays in
    // the guard while it ends the process.
    if (!recurse_is_main_thread()) poll(NULL, 0, i == 0 ? 20 : 1);
    recurse_guard_begin();
    recurse_guard_end();
    kill(0, SIGTTOU);
  }
  return true;
}
