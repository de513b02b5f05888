#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
enum { crash_count = sizeof crashes / sizeof crashes[0] };

static struct sigaction before[crash_count];
static uint8_t restore_bytes[1024];
static size_t restore_count;
static int guarded = -1;
static volatile sig_atomic_t is_armed;
static bool is_installed;
/// Where the handler runs when the stack itself has run out.
static char spare_stack[64 * 1024];

/// Calls only what is safe in a signal handler.
static void emergency(void) {
  if (!is_armed) return;
  is_armed = 0;
  recurse_write(guarded, restore_bytes, restore_count, 500);
  recurse_tty_restore(guarded);
  recurse_capture_finish();
}

/// Puts the old handler back and lets the signal reach it: the exit status is the crash's own, and
/// Swift's backtrace still comes. A fault happens again by itself; a signal that was sent does not.
static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  int kept = errno;
  emergency();
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == signal) sigaction(signal, &before[i], NULL);
  errno = kept;
  if (info->si_code <= 0) raise(signal);
}

static void install(void) {
  if (is_installed) return;
  is_installed = true;
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
    sigaltstack(&own, NULL);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
  static bool at_exit;
  if (!at_exit) atexit(emergency);
  at_exit = true;
}

static void uninstall(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 0; i < crash_count; i++) {
    struct sigaction now;
    sigaction(crashes[i], NULL, &now);
    // A handler that somebody installed over ours stays theirs.
    if (now.sa_sigaction == on_crash) sigaction(crashes[i], &before[i], NULL);
  }
}

void recurse_guard_arm(int tty, const uint8_t *restore, size_t count) {
  is_armed = 0;
  if (count > sizeof restore_bytes) count = sizeof restore_bytes;
  memcpy(restore_bytes, restore, count);
  restore_count = count;
  guarded = tty;
  install();
  is_armed = 1;
}

void recurse_guard_disarm(void) {
  is_armed = 0;
  uninstall();
}
