#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE, SIGXFSZ};
enum { caught_count = sizeof caught / sizeof caught[0] };

static struct sigaction before[caught_count];
static int ends[2] = {-1, -1};
static volatile sig_atomic_t is_stopping;
static bool ignores_stop;
/// The process that the loop belongs to: a child made by `fork` has the handlers and no loop.
static pid_t owner;

// An app that is stuck ends though nobody takes the bytes:
//
//             ending signal            another, 0.3 s later
//     calm ─────────────────▶ asked ───────────────────────▶ forced: terminal restored, ended
//                             │   ▲                            ▲
//        a turn of the loop   └───┘     no turn for 3 s        │
//                               └──────────────────────────────┘
static volatile sig_atomic_t asked;
static volatile sig_atomic_t is_unanswered;
static volatile sig_atomic_t is_forced;
/// What asked is a key that the app may handle: it means no end once a turn has ended.
static volatile sig_atomic_t is_key;
/// The process was stopped since the last turn: time has passed in which there could be none.
static volatile sig_atomic_t was_stopped;
static struct timespec unanswered_since, last_turn;
static struct sigaction before_alarm;
static struct itimerval before_timer;

/// Seconds without a turn, milliseconds before an ending signal is another one (a shell and the kernel may
/// both report the end of a terminal), and seconds for restoring a terminal that takes nothing.
enum { turn_limit = 3, same = 300, same_key = 500, restore_limit = 4 };

static void with_default(int signal, struct sigaction *kept) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(signal, &standard, kept);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void end_by_force(void) {
  int signal = asked;
  if (is_forced) recurse_die(signal);
  is_forced = 1;
  alarm(restore_limit);
  recurse_guard_restore();
  recurse_die(signal);
}

/// In milliseconds.
static long since(const struct timespec *time) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - time->tv_sec) * 1000 + (now.tv_nsec - time->tv_nsec) / 1000000;
}

static void on_alarm(int signal) {
  if (getpid() != owner) {
    with_default(signal, NULL);
    raise(signal);
  } else if (is_forced || (!was_stopped && since(&last_turn) >= turn_limit * 1000 - 100)) {
    end_by_force();
  } else {
    // The alarm was another's, or rang while the process was stopped.
    was_stopped = 0;
    alarm(turn_limit);
  }
}

static void ask(int signal) {
  if (is_forced) return;
  if (is_unanswered) {
    bool is_another = signal != SIGHUP || asked != SIGHUP;
    if (is_another && since(&unanswered_since) >= (is_key ? same_key : same)) end_by_force();
    return;
  }
  if (!asked) {
    asked = signal;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = on_alarm;
    // The second alarm comes while the handler of the first is stuck.
    action.sa_flags = SA_NODEFER | SA_ONSTACK;
    sigaction(SIGALRM, &action, &before_alarm);
    getitimer(ITIMER_REAL, &before_timer);
  }
  clock_gettime(CLOCK_MONOTONIC, &unanswered_since);
  last_turn = unanswered_since;
  was_stopped = 0;
  is_unanswered = 1;
  alarm(turn_limit);
}

static void caught_signals(sigset_t *set) {
  sigemptyset(set);
  for (int i = 0; i < caught_count; i++) sigaddset(set, caught[i]);
}

static void stop_waiting(void) {
  sigset_t block, kept;
  caught_signals(&block);
  pthread_sigmask(SIG_BLOCK, &block, &kept);
  alarm(0);
  sigaction(SIGALRM, &before_alarm, NULL);
  // What the app had set goes on.
  setitimer(ITIMER_REAL, &before_timer, NULL);
  asked = is_unanswered = is_key = 0;
  pthread_sigmask(SIG_SETMASK, &kept, NULL);
}

static bool ends_process(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

/// The kernel itself sends what is pressed.
static bool is_pressed(int signal, siginfo_t *info) {
#if defined(SI_KERNEL)
  return info->si_code == SI_KERNEL && recurse_watch_has_keys()
         && (signal == SIGINT || signal == SIGQUIT || signal == SIGTSTP);
#else
  (void)signal, (void)info;
  return false;
#endif
}

static void on_signal(int signal, siginfo_t *info, void *context) {
  (void)context;
  int kept = errno;
  if (getpid() != owner) {
    with_default(signal, NULL);
    raise(signal);
  } else if (signal == SIGCONT && is_stopping) {
    was_stopped = 1;
  } else {
    if (signal == SIGCONT) was_stopped = 1;
    bool pressed = is_pressed(signal, info);
    if (ends_process(signal)) {
      if (!asked || !pressed) is_key = pressed;
      ask(signal);
    }
    uint8_t byte = (uint8_t)(pressed ? signal | recurse_signal_key : signal);
    ssize_t ignored = write(ends[1], &byte, 1);
    (void)ignored;
  }
  errno = kept;
}

/// A pipe without a reader and a file that may not grow are errors of the call. Unlike SIG_IGN this does
/// not reach the programs that the app starts.
static void on_write(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;
}

static bool open_pipe(void) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0;
#else
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
#endif
}

int recurse_signals_open(void) {
  if (ends[0] >= 0) return ends[0];
  if (!open_pipe()) return -1;
  owner = getpid();
  asked = is_unanswered = is_forced = is_key = was_stopped = 0;
  recurse_watch_open();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  caught_signals(&action.sa_mask);
  action.sa_flags = SA_RESTART | SA_ONSTACK | SA_SIGINFO;
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &before[i]);
    bool ignored = before[i].sa_handler == SIG_IGN;
    if (caught[i] == SIGTSTP) ignores_stop = ignored;
    bool may_be_ignored = caught[i] != SIGCONT && caught[i] != SIGWINCH;
    if (ignored && may_be_ignored) continue;
    action.sa_sigaction = caught[i] == SIGPIPE || caught[i] == SIGXFSZ ? on_write : on_signal;
    sigaction(caught[i], &action, NULL);
  }
  return ends[0];
}

void recurse_signals_close(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  recurse_watch_close();
  if (asked) stop_waiting();
  int reading = ends[0], writing = ends[1];
  ends[0] = ends[1] = -1;
  close(reading);
  close(writing);
}

bool recurse_signals_end(void) { return asked != 0; }

bool recurse_signals_force(void) { return is_forced != 0; }

void recurse_signals_answer(void) {
  if (!asked || is_forced) return;
  is_unanswered = 0;
  was_stopped = 0;
  clock_gettime(CLOCK_MONOTONIC, &last_turn);
  if (is_key) stop_waiting();
  else alarm(turn_limit);
}

void recurse_stop(bool whole_job) {
  if (ignores_stop) return;
  struct sigaction kept;
  is_stopping = 1;
  with_default(SIGTSTP, &kept);
  if (asked) alarm(0);
  kill(whole_job ? 0 : getpid(), SIGTSTP);
  if (asked) alarm(turn_limit);
  sigaction(SIGTSTP, &kept, NULL);
  is_stopping = 0;
}

void recurse_die(int signal) {
  with_default(signal, NULL);
  kill(getpid(), signal);
  // Another thread may have been chosen to take it. The first process of a container takes none.
  poll(NULL, 0, 100);
  _exit(128 + signal);
}
