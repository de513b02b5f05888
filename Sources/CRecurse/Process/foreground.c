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
    kill(0, SIGTTOU);
    // The main thread may take the signal a moment later.
    if (!recurse_is_main_thread()) poll(NULL, 0, 1);
  }
  return true;
}
