#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

/// Seconds.
enum { limit = 2 };

static timer_t timer;
static bool has_timer;
static int terminal = -1;
static volatile sig_atomic_t has_keys;

/// Has the terminal turn Ctrl-C and Ctrl-\ into signals, or not.
static void let_keys_signal(bool signals) {
  struct termios modes;
  if (tcgetattr(terminal, &modes) != 0) return;
  if (signals) modes.c_lflag |= ISIG;
  else modes.c_lflag &= ~(tcflag_t)ISIG;
  tcsetattr(terminal, TCSANOW, &modes);
}

static void on_timer(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code != SI_TIMER) {
    // Somebody sent it, and nobody else handles it.
    recurse_guard_restore();
    recurse_die(signal);
  }
  int kept = errno;
  let_keys_signal(true);
  has_keys = 1;
  errno = kept;
}

void recurse_watch_open(void) {
  struct sigaction action, before;
  int number = SIGRTMAX;
  // An app that uses the signal itself does without.
  if (has_timer || sigaction(number, NULL, &before) != 0 || before.sa_handler != SIG_DFL) return;
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = number;
  event.sigev_notify_thread_id = gettid();
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return;
  has_timer = true;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  // A process in the background may still put this right, without being stopped for it.
  sigaddset(&action.sa_mask, SIGTTOU);
  action.sa_sigaction = on_timer;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigaction(number, &action, NULL);
}

void recurse_watch_close(void) {
  if (!has_timer) return;
  has_timer = false;
  timer_delete(timer);
  signal(SIGRTMAX, SIG_DFL);
}

static void set(time_t seconds) {
  struct itimerspec time;
  memset(&time, 0, sizeof time);
  time.it_value.tv_sec = seconds;
  timer_settime(timer, 0, &time, NULL);
}

void recurse_watch_begin(int tty) {
  if (!has_timer) return;
  terminal = tty;
  set(limit);
}

void recurse_watch_end(void) {
  if (!has_timer || terminal < 0) return;
  set(0);
  if (has_keys) let_keys_signal(false);
  has_keys = 0;
  terminal = -1;
}

bool recurse_watch_has_keys(void) { return has_keys != 0; }

#else

void recurse_watch_open(void) {}
void recurse_watch_close(void) {}
void recurse_watch_begin(int tty) { (void)tty; }
void recurse_watch_end(void) {}
bool recurse_watch_has_keys(void) { return false; }

#endif
