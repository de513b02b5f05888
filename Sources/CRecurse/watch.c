#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

/// Seconds.
enum { limit = 1 };

static timer_t timer;
static bool has_timer;
static int terminal = -1;
/// The terminal sends Ctrl-C by kitty's protocol, and not as the byte that the kernel knows.
static bool has_protocol;
static const char plain_keys[] = "\033[=0u";
static volatile sig_atomic_t has_keys;

static void on_timer(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code != SI_TIMER) {
    // Somebody sent it, and nobody else handles it.
    recurse_guard_restore();
    recurse_die(signal);
  }
  int kept = errno;
  // The terminal was given back, or another job has it.
  bool is_ours = recurse_guard_is_armed() && tcgetpgrp(terminal) == getpgrp();
  errno = kept;
  if (!is_ours) return;
  bool is_writing = recurse_guard_is_busy();
  // Not while another thread restores the terminal, nor after it.
  recurse_guard_begin();
  has_keys = 1;
  recurse_tty_let_keys_signal(terminal, true);
  if (has_protocol && !is_writing) recurse_write(terminal, plain_keys, sizeof plain_keys - 1, 0);
  recurse_guard_end();
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
  action.sa_sigaction = on_timer;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigaction(number, &action, NULL);
}

void recurse_watch_close(void) {
  if (!has_timer) return;
  has_timer = false;
  timer_delete(timer);
  struct sigaction now;
  // A handler that somebody installed over ours stays theirs.
  if (sigaction(SIGRTMAX, NULL, &now) == 0 && now.sa_sigaction == on_timer) signal(SIGRTMAX, SIG_DFL);
}

static void set(time_t seconds) {
  struct itimerspec time;
  memset(&time, 0, sizeof time);
  time.it_value.tv_sec = seconds;
  timer_settime(timer, 0, &time, NULL);
}

void recurse_watch_begin(int tty, bool speaks_kitty) {
  if (!has_timer) return;
  terminal = tty;
  has_protocol = speaks_kitty;
  set(limit);
}

bool recurse_watch_end(void) {
  if (!has_timer || terminal < 0) return false;
  set(0);
  bool had_keys = has_keys;
  if (had_keys) {
    recurse_guard_begin();
    recurse_tty_let_keys_signal(terminal, false);
    recurse_guard_end();
  }
  has_keys = 0;
  terminal = -1;
  return had_keys;
}

bool recurse_watch_has_keys(void) { return has_keys != 0; }

#else

void recurse_watch_open(void) {}
void recurse_watch_close(void) {}
void recurse_watch_begin(int tty, bool speaks_kitty) { (void)tty, (void)speaks_kitty; }
bool recurse_watch_end(void) { return false; }
bool recurse_watch_has_keys(void) { return false; }

#endif
