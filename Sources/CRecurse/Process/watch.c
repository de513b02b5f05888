#define _GNU_SOURCE
#include "device.h"
#include "process.h"
#include "system.h"

#include <pthread.h>
#include <stdatomic.h>

static bool has_timer;
static int terminal = -1;
/// The terminal sends Ctrl-C by kitty's protocol, and not as the byte that the kernel knows.
static bool has_protocol;
static const char plain_keys[] = "\033[=0u";
static atomic_bool has_keys;
/// Held while another thread than the turn's changes the modes. The signal handler runs on the turn's thread
/// and takes no lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// - Parameter is_alone: no thread writes to the terminal.
static void let_keys_be_signals(bool is_alone) {
  // The terminal may have been restored, or another job may have it.
  if (!recurse_guard_is_armed() || tcgetpgrp(terminal) != getpgrp()) return;
  atomic_store(&has_keys, true);
  recurse_tty_let_keys_signal(terminal, true);
  if (has_protocol && is_alone) recurse_write(terminal, plain_keys, sizeof plain_keys - 1, 0);
}

static void on_timer(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code != SI_TIMER) {
    // Another process sent it, and the app has no handler for it.
    recurse_guard_restore();
    recurse_end_by_signal(signal);
  }
  int error = errno;
  bool is_alone = recurse_guard_begin_alone();
  // The turn's own thread is writing: it is interrupted here, and ends no sooner than this handler.
  if (!is_alone) recurse_guard_begin();
  let_keys_be_signals(is_alone);
  if (is_alone) recurse_guard_end_alone();
  else recurse_guard_end();
  errno = error;
}

void recurse_watch_expired(void) {
  pthread_mutex_lock(&lock);
  if (terminal >= 0) {
    bool is_alone = false;
    for (int i = 0; i < 100 && !(is_alone = recurse_guard_begin_alone()); i++) poll(NULL, 0, 1);
    if (is_alone) {
      let_keys_be_signals(true);
      recurse_guard_end_alone();
    }
  }
  pthread_mutex_unlock(&lock);
}

void recurse_watch_open(void) {
  struct sigaction action, before;
  int number = recurse_turn_timer_signal();
  // An app that uses the signal itself has no watch.
  if (has_timer || number == 0 || sigaction(number, NULL, &before) != 0 || before.sa_handler != SIG_DFL) return;
  if (!recurse_turn_timer_open()) return;
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
  recurse_turn_timer_close();
  struct sigaction now;
  int number = recurse_turn_timer_signal();
  // A handler that the app has installed since then stays.
  if (sigaction(number, NULL, &now) == 0 && now.sa_sigaction == on_timer) signal(number, SIG_DFL);
}

void recurse_watch_begin(int tty, bool speaks_kitty) {
  pthread_mutex_lock(&lock);
  terminal = tty;
  has_protocol = speaks_kitty;
  pthread_mutex_unlock(&lock);
  if (has_timer) recurse_turn_timer_set(recurse_watch_seconds);
}

bool recurse_watch_end(void) {
  if (terminal < 0) return false;
  if (has_timer) recurse_turn_timer_set(0);
  pthread_mutex_lock(&lock);
  bool had_keys = atomic_load(&has_keys);
  if (had_keys) {
    recurse_guard_begin();
    recurse_tty_let_keys_signal(terminal, false);
    recurse_guard_end();
  }
  atomic_store(&has_keys, false);
  terminal = -1;
  pthread_mutex_unlock(&lock);
  return had_keys;
}

bool recurse_watch_has_keys(void) { return atomic_load(&has_keys); }
