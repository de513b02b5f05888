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

/// What stood there before, for the signals whose place is ours.
static struct sigaction before[NSIG];
static bool is_ours[NSIG];
static uint8_t restore_bytes[1024];
static size_t restore_count;
static int guarded = -1;
static atomic_bool is_armed;
static bool is_installed;
/// The process that has the terminal: a child made by `fork` must leave it alone.
static pid_t process;
/// The thread that has the terminal, how many things it is in the midst of, and whether another
/// thread is ending the process.
static pthread_t owner;
static atomic_int business;
static atomic_bool is_ending;
/// The thread that gives the terminal back in the process's last moment, while it does.
static atomic_bool is_restoring;
static pthread_t restorer;
/// Where the handler runs when the stack itself has run out.
static char spare_stack[64 * 1024];

void recurse_guard_begin(void) {
  if (atomic_fetch_add(&business, 1) > 0 || !atomic_load(&is_ending)) return;
  // What came now would be painted over what the terminal was restored to.
  atomic_fetch_sub(&business, 1);
  for (;;) pause();
}

void recurse_guard_end(void) { atomic_fetch_sub(&business, 1); }

bool recurse_guard_is_armed(void) { return atomic_load(&is_armed); }

bool recurse_guard_is_busy(void) { return atomic_load(&business) > 0; }

/// Has the owner finish what it is in the midst of, as long as a terminal may take, and stop then.
static void stop_owner(void) {
  if (pthread_equal(pthread_self(), owner)) return;
  atomic_store(&is_ending, true);
  for (int i = 0; i < 1000 && atomic_load(&business) > 0; i++) poll(NULL, 0, 1);
}

static bool is_fault(int signal) {
  return signal == SIGILL || signal == SIGTRAP || signal == SIGSEGV || signal == SIGBUS
         || signal == SIGABRT || signal == SIGFPE;
}

/// Whether a signal that nobody handles ends the process.
static bool ends_by_default(int signal) {
  switch (signal) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:
  case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:
#if !defined(__linux__)
  case SIGIO: case SIGINFO:
#endif
    return false;
  default:
    return true;
  }
}

/// What a signal must not interrupt on this thread, for it would end the process in the midst of it. Of a
/// forced end the alarm is the last resort.
static void block_ends(sigset_t *kept) {
  sigset_t set;
  sigfillset(&set);
  for (int i = 1; i < NSIG; i++)
    if (is_fault(i)) sigdelset(&set, i);
  if (recurse_signals_force()) sigdelset(&set, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &set, kept);
}

static void restore(void) {
  stop_owner();
  if (recurse_write(guarded, restore_bytes, restore_count, 500) < restore_count) {
    // Nobody reads: what the kernel still holds is dropped, so that there is room.
    recurse_tty_drop_output(guarded);
    recurse_write(guarded, restore_bytes, restore_count, 500);
  }
  // What was typed into the app is not for the shell.
  recurse_tty_drop_input(guarded);
  recurse_tty_restore(guarded);
  atomic_store(&is_restoring, false);
  recurse_capture_finish();
}

/// Calls only what is safe in a signal handler.
void recurse_guard_restore(void) {
  if (getpid() != process) return;
  sigset_t kept;
  block_ends(&kept);
  if (atomic_exchange(&is_armed, false)) {
    restorer = pthread_self();
    atomic_store(&is_restoring, true);
    restore();
  } else if (!pthread_equal(pthread_self(), restorer)) {
    // Whoever ends the process now would end it in the midst of what another thread does.
    for (int i = 0; i < 3000 && atomic_load(&is_restoring); i++) poll(NULL, 0, 1);
  }
  pthread_sigmask(SIG_SETMASK, &kept, NULL);
}

/// Puts the old handler back and lets the signal reach it: the exit status is the signal's own, and
/// Swift's backtrace still comes. A fault happens again by itself; a signal that was sent does not.
static void on_end(int signal, siginfo_t *info, void *context) {
  (void)context;
  int kept = errno;
  // Who waits for an answer waits for this end no longer.
  alarm(0);
  recurse_guard_restore();
  sigaction(signal, &before[signal], NULL);
  errno = kept;
  if (info->si_code <= 0 || !is_fault(signal)) raise(signal);
  // The first process of a container takes no signal that it does not handle.
  if (!is_fault(signal)) _exit(128 + signal);
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
  action.sa_sigaction = on_end;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  // Another signal in the midst of the restoring would end the process there.
  sigset_t others;
  sigfillset(&others);
  sigdelset(&others, SIGALRM);
  for (int i = 1; i < NSIG; i++)
    if (is_fault(i)) sigdelset(&others, i);
  for (int i = 1; i < NSIG; i++) {
    // The C library refuses those that it keeps for itself.
    if (!ends_by_default(i) || sigaction(i, NULL, &before[i]) != 0) continue;
    is_ours[i] = is_fault(i) || before[i].sa_handler == SIG_DFL;
    action.sa_mask = others;
    sigdelset(&action.sa_mask, i);
    if (is_ours[i]) sigaction(i, &action, NULL);
  }
  static bool at_exit;
  if (!at_exit) atexit(recurse_guard_restore);
  at_exit = true;
}

static void uninstall(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 1; i < NSIG; i++) {
    struct sigaction now;
    if (!is_ours[i] || sigaction(i, NULL, &now) != 0) continue;
    // A handler that somebody installed over ours stays theirs.
    if (now.sa_sigaction == on_end) sigaction(i, &before[i], NULL);
    is_ours[i] = false;
  }
}

void recurse_guard_arm(int tty, const uint8_t *restore, size_t count) {
  atomic_store(&is_armed, false);
  if (count > sizeof restore_bytes) count = sizeof restore_bytes;
  memcpy(restore_bytes, restore, count);
  restore_count = count;
  guarded = tty;
  process = getpid();
  owner = pthread_self();
  install();
  atomic_store(&is_armed, true);
}

void recurse_guard_disarm(void) {
  atomic_store(&is_armed, false);
  uninstall();
}
