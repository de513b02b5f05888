#define _GNU_SOURCE
#include "internal.h"

#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// An app that is stuck is ended although it does not read the pipe:
//
//             ending signal            another, 0.3 s later
//     calm ─────────────────▶ asked ───────────────────────▶ forced: terminal restored, ended
//                             │   ▲                            ▲
//        a turn of the loop   └───┘     no turn for 3 s        │
//                               └──────────────────────────────┘
static volatile sig_atomic_t asked;
static volatile sig_atomic_t is_unanswered;
static volatile sig_atomic_t is_forced;
/// The signal that asked is a key that the app may handle: after a completed turn it no more asks for an end.
static volatile sig_atomic_t is_key;
/// The process was stopped since the last turn, and had no time for one.
static volatile sig_atomic_t was_stopped;
static struct timespec unanswered_since, last_turn;
static struct sigaction alarm_before;
static struct itimerval timer_before;
static pid_t owner;

/// Seconds without a turn; milliseconds within which two signals have the same cause, because a shell and the
/// kernel may both report the end of a terminal; seconds for restoring a terminal that is blocked.
enum { turn_limit = 3, same = 300, same_key = 500, restore_limit = 4 };

static void end_by_force(void) {
  int signal = asked;
  if (is_forced) recurse_end_by_signal(signal);
  is_forced = 1;
  alarm(restore_limit);
  recurse_guard_restore();
  recurse_end_by_signal(signal);
}

static long milliseconds_since(const struct timespec *time) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - time->tv_sec) * 1000 + (now.tv_nsec - time->tv_nsec) / 1000000;
}

static void on_alarm(int signal) {
  bool is_late = milliseconds_since(&last_turn) >= turn_limit * 1000 - 100;
  if (!recurse_force_is_owner()) {
    recurse_set_default(signal, NULL);
    raise(signal);
  } else if (is_forced || (!was_stopped && is_late)) {
    end_by_force();
  } else {
    // The app's own alarm, or one that rang while the process was stopped.
    was_stopped = 0;
    alarm(turn_limit);
  }
}

static void catch_alarm(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = on_alarm;
  // The second alarm comes while the handler of the first is stuck.
  action.sa_flags = SA_NODEFER | SA_ONSTACK;
  sigaction(SIGALRM, &action, &alarm_before);
  getitimer(ITIMER_REAL, &timer_before);
}

void recurse_force_ask(int signal, bool is_pressed) {
  if (!asked || !is_pressed) is_key = is_pressed;
  if (is_forced) return;
  if (is_unanswered) {
    bool is_another = signal != SIGHUP || asked != SIGHUP;
    if (is_another && milliseconds_since(&unanswered_since) >= (is_key ? same_key : same))
      end_by_force();
    return;
  }
  if (!asked) {
    asked = signal;
    catch_alarm();
  }
  clock_gettime(CLOCK_MONOTONIC, &unanswered_since);
  last_turn = unanswered_since;
  was_stopped = 0;
  is_unanswered = 1;
  alarm(turn_limit);
}

static void stop_waiting(void) {
  sigset_t block, before;
  recurse_caught_signals(&block);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  alarm(0);
  sigaction(SIGALRM, &alarm_before, NULL);
  // The app's own timer continues.
  setitimer(ITIMER_REAL, &timer_before, NULL);
  asked = is_unanswered = is_key = 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void recurse_force_open(void) {
  owner = getpid();
  asked = is_unanswered = is_forced = is_key = was_stopped = 0;
}

void recurse_force_close(void) {
  if (asked) stop_waiting();
}

bool recurse_force_is_owner(void) { return getpid() == owner; }

void recurse_force_was_stopped(void) { was_stopped = 1; }

void recurse_force_pause(void) {
  if (asked) alarm(0);
}

void recurse_force_continue(void) {
  if (asked) alarm(turn_limit);
}

bool recurse_end_is_requested(void) { return asked != 0; }

bool recurse_end_is_forced(void) { return is_forced != 0; }

void recurse_turn_was_completed(void) {
  if (!asked || is_forced) return;
  is_unanswered = 0;
  was_stopped = 0;
  clock_gettime(CLOCK_MONOTONIC, &last_turn);
  if (is_key) stop_waiting();
  else alarm(turn_limit);
}
