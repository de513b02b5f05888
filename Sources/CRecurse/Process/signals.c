#define _GNU_SOURCE
#include "internal.h"
#include "system.h"

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE, SIGXFSZ};
enum { caught_count = sizeof caught / sizeof caught[0] };

static struct sigaction before[caught_count];
static int ends[2] = {-1, -1};
static volatile sig_atomic_t is_stopping, is_continued;
static bool ignores_stop;

void recurse_caught_signals(sigset_t *set) {
  sigemptyset(set);
  for (int i = 0; i < caught_count; i++) sigaddset(set, caught[i]);
}

void recurse_signals_notify(uint8_t byte) {
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
}

static bool asks_for_end(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

/// Whether the signal is a key of the terminal.
static bool is_key(int signal, siginfo_t *info) {
  return recurse_signal_is_from_kernel(info->si_code) && recurse_watch_has_keys()
         && (signal == SIGINT || signal == SIGQUIT || signal == SIGTSTP);
}

static void on_signal(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  if (!recurse_force_is_owner()) {
    recurse_set_default(signal, NULL);
    raise(signal);
    errno = error;
    return;
  }
  if (signal == SIGCONT) recurse_force_was_stopped();
  if (signal == SIGCONT && is_stopping) {
    is_continued = 1;
  } else {
    bool is_pressed = is_key(signal, info);
    if (asks_for_end(signal)) recurse_force_ask(signal, is_pressed);
    recurse_signals_notify((uint8_t)(is_pressed ? signal | recurse_signal_key : signal));
  }
  errno = error;
}

/// Writing to a pipe without a reader, or to a file at its size limit, becomes an error of the call. Unlike
/// SIG_IGN this is not inherited by the programs that the app starts.
static void on_failed_write(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info, (void)context;
}

int recurse_signals_open(void) {
  if (ends[0] >= 0) return ends[0];
  if (!recurse_pipe(ends)) return -1;
  recurse_force_open();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  recurse_caught_signals(&action.sa_mask);
  action.sa_flags = SA_RESTART | SA_ONSTACK | SA_SIGINFO;
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &before[i]);
    bool ignored = before[i].sa_handler == SIG_IGN;
    if (caught[i] == SIGTSTP) ignores_stop = ignored;
    bool may_be_ignored = caught[i] != SIGCONT && caught[i] != SIGWINCH;
    if (ignored && may_be_ignored) continue;
    bool is_write = caught[i] == SIGPIPE || caught[i] == SIGXFSZ;
    action.sa_sigaction = is_write ? on_failed_write : on_signal;
    sigaction(caught[i], &action, NULL);
  }
  return ends[0];
}

void recurse_signals_close(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  recurse_watch_close();
  recurse_force_close();
  int reading = ends[0], writing = ends[1];
  ends[0] = ends[1] = -1;
  close(reading);
  close(writing);
}

void recurse_stop_process(bool whole_job) {
  if (ignores_stop) return;
  struct sigaction handler;
  is_continued = 0;
  is_stopping = 1;
  recurse_set_default(SIGTSTP, &handler);
  recurse_force_pause();
  kill(whole_job ? 0 : getpid(), SIGTSTP);
  // Another thread may take the signal a moment later. A job that no shell can continue is not stopped.
  if (!recurse_is_main_thread())
    for (int i = 0; i < 100 && !is_continued; i++) poll(NULL, 0, 1);
  recurse_force_continue();
  sigaction(SIGTSTP, &handler, NULL);
  is_stopping = 0;
}
