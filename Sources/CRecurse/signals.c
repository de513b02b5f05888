#define _GNU_SOURCE
#include "CRecurse.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE};
enum { caught_count = sizeof caught / sizeof caught[0] };

static struct sigaction before[caught_count];
static int ends[2] = {-1, -1};
static volatile sig_atomic_t is_stopping;
static volatile sig_atomic_t is_ending;
static bool ignores_stop;

static void on_signal(int signal) {
  if (signal == SIGCONT && is_stopping) return;
  if (signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT) is_ending = 1;
  int kept = errno;
  uint8_t byte = (uint8_t)signal;
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  errno = kept;
}

/// Unlike SIG_IGN this does not reach the programs that the app starts.
static void on_pipe(int signal) { (void)signal; }

int recurse_signals_open(void) {
  if (ends[0] >= 0) return ends[0];
  if (pipe(ends) != 0) return -1;
  is_ending = 0;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &before[i]);
    bool ignored = before[i].sa_handler == SIG_IGN;
    if (caught[i] == SIGTSTP) ignores_stop = ignored;
    bool may_be_ignored = caught[i] != SIGCONT && caught[i] != SIGWINCH;
    if (ignored && may_be_ignored) continue;
    action.sa_handler = caught[i] == SIGPIPE ? on_pipe : on_signal;
    sigaction(caught[i], &action, NULL);
  }
  return ends[0];
}

void recurse_signals_close(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  int reading = ends[0], writing = ends[1];
  ends[0] = ends[1] = -1;
  close(reading);
  close(writing);
}

bool recurse_signals_end(void) { return is_ending != 0; }

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

void recurse_stop(bool whole_job) {
  if (ignores_stop) return;
  struct sigaction kept;
  is_stopping = 1;
  with_default(SIGTSTP, &kept);
  kill(whole_job ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &kept, NULL);
  is_stopping = 0;
}

void recurse_die(int signal) {
  with_default(signal, NULL);
  kill(getpid(), signal);
  // Another thread may have been chosen to take it; there is nothing left to do in this one.
  pause();
  _exit(128 + signal);
}
