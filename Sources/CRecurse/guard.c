#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
enum { crash_count = sizeof crashes / sizeof crashes[0] };

static struct sigaction before[crash_count];
static uint8_t restore_bytes[1024];
static size_t restore_count;
static int guarded = -1;
static atomic_bool is_armed;
static bool is_installed;
/// The thread that has the terminal, how many things it is in the midst of, and whether another
/// thread is ending the process.
static pthread_t owner;
static atomic_int business;
static atomic_bool is_ending;
/// Where the handler runs when the stack itself has run out.
static char spare_stack[64 * 1024];

void recurse_guard_begin(void) {
  if (atomic_fetch_add(&business, 1) > 0 || !atomic_load(&is_ending)) return;
  // What came now would be painted over what the terminal was restored to.
  atomic_fetch_sub(&business, 1);
  for (;;) pause();
}

void recurse_guard_end(void) { atomic_fetch_sub(&business, 1); }

/// Has the owner finish what it is in the midst of, as long as a terminal may take, and stop then.
static void stop_owner(void) {
  if (pthread_equal(pthread_self(), owner)) return;
  atomic_store(&is_ending, true);
  for (int i = 0; i < 1000 && atomic_load(&business) > 0; i++) poll(NULL, 0, 1);
}

/// Calls only what is safe in a signal handler.
static void emergency(void) {
  if (!atomic_exchange(&is_armed, false)) return;
  stop_owner();
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
  atomic_store(&is_armed, false);
  if (count > sizeof restore_bytes) count = sizeof restore_bytes;
  memcpy(restore_bytes, restore, count);
  restore_count = count;
  guarded = tty;
  owner = pthread_self();
  install();
  atomic_store(&is_armed, true);
}

void recurse_guard_disarm(void) {
  atomic_store(&is_armed, false);
  uninstall();
}
