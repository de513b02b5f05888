#define _GNU_SOURCE
#include "device.h"
#include "process.h"
#include "system.h"

#include <pthread.h>
#include <stdatomic.h>

/// The actions that were there before, for the signals with a handler of the guard.
static struct sigaction before[NSIG];
static bool is_ours[NSIG];
static uint8_t restore_bytes[1024];
static size_t restore_count;
/// The place in `restore_bytes` where the cursor goes down to the last row that the app has.
static size_t descent_place;
static atomic_int descent_rows;
static int guarded = -1;
static atomic_bool is_armed;
static bool is_installed;
/// The process that has the terminal: a child made by `fork` must not touch it.
static pid_t process;

/// The number of threads between `recurse_guard_begin` and `recurse_guard_end`; `alone` counts for the one that
/// keeps the others out.
static atomic_int working;
enum { alone = 1 << 16 };
/// The number of times that this thread has begun.
static _Thread_local int depth;
/// Whether a thread is ending the process, and which.
static atomic_bool is_ending;
static pthread_t ender;
/// Whether that thread is restoring the terminal.
static atomic_bool is_restoring;

// MARK: - Work that must be completed

/// The thread that ends the process is not held up. All others stay here until the end.
static void stay_if_ending(int count) {
  if (!atomic_load(&is_ending) || pthread_equal(pthread_self(), ender)) return;
  // Further work would write over the restored terminal.
  depth = 0;
  atomic_fetch_sub(&working, count);
  for (;;) pause();
}

void recurse_guard_begin(void) {
  if (depth++ > 0) return;
  while (atomic_fetch_add(&working, 1) >= alone) {
    atomic_fetch_sub(&working, 1);
    poll(NULL, 0, 1);
  }
  stay_if_ending(1);
}

void recurse_guard_end(void) {
  if (--depth == 0) atomic_fetch_sub(&working, 1);
}

bool recurse_guard_begin_alone(void) {
  int none = 0;
  if (depth > 0 || !atomic_compare_exchange_strong(&working, &none, alone)) return false;
  depth = 1;
  stay_if_ending(alone);
  return true;
}

void recurse_guard_end_alone(void) {
  depth = 0;
  atomic_fetch_sub(&working, alone);
}

bool recurse_guard_is_armed(void) { return atomic_load(&is_armed); }

/// Waits for other threads to complete what they have begun, as long as a terminal may take. They begin
/// nothing more.
static void stop_others(void) {
  atomic_store(&is_ending, true);
  // Nor do they stop the process, which waits for the terminal in the background.
  signal(SIGTTOU, SIG_IGN);
  int own = depth > 0 ? 1 : 0;
  for (int i = 0; i < 1000 && atomic_load(&working) > own; i++) poll(NULL, 0, 1);
}

// MARK: - Restoring the terminal

/// All signals but faults: any other would end the process during the work on this thread.
static void all_but_faults(sigset_t *set) {
  sigfillset(set);
  for (int i = 1; i < NSIG; i++)
    if (recurse_signal_is_fault(i)) sigdelset(set, i);
}

/// `CSI rows B`, or nothing.
static size_t format_descent(uint8_t *bytes, int rows) {
  uint8_t digits[10];
  size_t count = 0, length = 0;
  for (; rows > 0; rows /= 10) digits[count++] = (uint8_t)('0' + rows % 10);
  if (count == 0) return 0;
  bytes[length++] = 0x1b;
  bytes[length++] = '[';
  while (count > 0) bytes[length++] = digits[--count];
  bytes[length++] = 'B';
  return length;
}

static void restore(void) {
  stop_others();
  // What the child has left of the terminal is undone below.
  recurse_child_end(guarded);
  static uint8_t bytes[sizeof restore_bytes + 16];
  size_t count = descent_place;
  memcpy(bytes, restore_bytes, count);
  count += format_descent(bytes + count, atomic_load(&descent_rows));
  memcpy(bytes + count, restore_bytes + descent_place, restore_count - descent_place);
  count += restore_count - descent_place;
  if (recurse_write(guarded, bytes, count, 500) < count) {
    // The terminal is not read: discarding what the kernel holds makes room.
    recurse_tty_discard_output(guarded);
    recurse_write(guarded, bytes, count, 500);
  }
  // Keys that were typed into the app are not for the shell.
  recurse_tty_discard_input(guarded);
  recurse_tty_restore(guarded);
  atomic_store(&is_restoring, false);
  recurse_capture_finish();
}

/// Calls only functions that are safe in a signal handler.
void recurse_guard_restore(void) {
  if (getpid() != process) return;
  sigset_t block, mask;
  all_but_faults(&block);
  // The alarm is the last resort of a forced end.
  if (recurse_end_is_forced()) sigdelset(&block, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &block, &mask);
  if (atomic_exchange(&is_armed, false)) {
    ender = pthread_self();
    atomic_store(&is_restoring, true);
    restore();
  } else if (!pthread_equal(pthread_self(), ender)) {
    // Ending the process here would cut off the work of the other thread.
    for (int i = 0; i < 3000 && atomic_load(&is_restoring); i++) poll(NULL, 0, 1);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

/// Restores the previous handler and passes the signal on: the exit status is the signal's own, and Swift's
/// backtrace still appears. A fault occurs again by itself; a signal that was sent does not.
static void on_end(int signal, siginfo_t *info, void *context) {
  (void)context;
  bool was_sent = info->si_code <= 0;
  // One that was sent must not end the process amid the restoring on this thread, which ends it anyway.
  if (was_sent && atomic_load(&is_restoring) && pthread_equal(pthread_self(), ender)) return;
  int error = errno;
  // This ends the process, so the time limit of an unanswered signal is over.
  alarm(0);
  recurse_guard_restore();
  sigaction(signal, &before[signal], NULL);
  errno = error;
  if (was_sent || !recurse_signal_is_fault(signal)) {
    raise(signal);
    // Swift's handler returns after its backtrace, and the app would go on without its terminal.
    recurse_end_by_signal(signal);
  }
}

// MARK: - Handlers

static void install(void) {
  if (is_installed) return;
  is_installed = true;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_end;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  // Another signal while the terminal is restored would end the process there.
  sigset_t others;
  all_but_faults(&others);
  sigdelset(&others, SIGALRM);
  for (int i = 1; i < NSIG; i++) {
    // The C library refuses the signals that it uses itself.
    if (!recurse_signal_ends_by_default(i) || sigaction(i, NULL, &before[i]) != 0) continue;
    is_ours[i] = recurse_signal_is_fault(i) || before[i].sa_handler == SIG_DFL;
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
    // A handler that the app has installed since then stays.
    if (now.sa_sigaction == on_end) sigaction(i, &before[i], NULL);
    is_ours[i] = false;
  }
}

void recurse_guard_arm(int tty, const uint8_t *restore, size_t count, size_t descent) {
  atomic_store(&is_armed, false);
  if (count > sizeof restore_bytes) count = sizeof restore_bytes;
  memcpy(restore_bytes, restore, count);
  restore_count = count;
  descent_place = descent < count ? descent : count;
  atomic_store(&descent_rows, 0);
  guarded = tty;
  process = getpid();
  recurse_guard_enter_thread();
  install();
  atomic_store(&is_armed, true);
}

void recurse_guard_set_descent(int rows) { atomic_store(&descent_rows, rows); }

void recurse_guard_disarm(void) {
  atomic_store(&is_armed, false);
  uninstall();
}
