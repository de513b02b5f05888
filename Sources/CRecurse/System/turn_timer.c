#define _GNU_SOURCE
#include "system.h"

#include <signal.h>

#if defined(__linux__)

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

static timer_t timer;

int recurse_turn_timer_signal(void) { return SIGRTMAX; }

bool recurse_turn_timer_open(void) {
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGRTMAX;
  event.sigev_notify_thread_id = gettid();
  return timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
}

void recurse_turn_timer_close(void) { timer_delete(timer); }

void recurse_turn_timer_set(int seconds) {
  struct itimerspec time;
  memset(&time, 0, sizeof time);
  time.it_value.tv_sec = seconds;
  timer_settime(timer, 0, &time, NULL);
}

#else

int recurse_turn_timer_signal(void) { return 0; }
bool recurse_turn_timer_open(void) { return false; }
void recurse_turn_timer_close(void) {}
void recurse_turn_timer_set(int seconds) { (void)seconds; }

#endif
