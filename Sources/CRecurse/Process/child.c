#define _GNU_SOURCE
#include "internal.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/// The last change of the child, for the loop: a kind and its value.
static _Atomic int change = RECURSE_CHILD_UNCHANGED;
/// The child that runs; 0 where none does.
static _Atomic pid_t running;
/// Whether the child has the terminal, rather than the shell that has stopped it.
static atomic_bool has_terminal;

/// Milliseconds that a child has to end.
enum { patience = 500 };

static int opened_again(int tty) {
  char name[256];
  if (ttyname_r(tty, name, sizeof name) != 0) return -1;
  // A program does not expect a descriptor that does not wait.
  return open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
}

static sigset_t block_all(void) {
  sigset_t every, before;
  sigfillset(&every);
  pthread_sigmask(SIG_SETMASK, &every, &before);
  return before;
}

void recurse_child_lend(int tty, pid_t group) {
  sigset_t before = block_all();
  atomic_store(&has_terminal, group != getpgrp());
  tcsetpgrp(tty, group);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// Runs in the forked process of a program with threads: async-signal-safe calls only. All signals are blocked.
static void become(const recurse_child_program *program, int tty, int report) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    // What the app was started to ignore stays ignored.
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
  }
  setpgid(0, 0);
  tcsetpgrp(tty, getpid());
  int input = program->input >= 0 ? program->input : tty;
  if (dup2(input, 0) < 0 || dup2(tty, 1) < 0 || dup2(tty, 2) < 0) goto failed;
  if (program->directory && chdir(program->directory) < 0) goto failed;
  // The thread that runs the loop may block signals that a program needs.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  execve(program->path, program->arguments, program->environment);
failed:;
  int reason = errno;
  ssize_t written = write(report, &reason, sizeof reason);
  _exit(written < 0 ? 126 : 127);
}

/// Waits for the child on a thread of its own, because a handler of SIGCHLD would be that of the whole process.
static void *watch(void *argument) {
  pid_t process = (pid_t)(intptr_t)argument;
  for (;;) {
    int status;
    pid_t changed = waitpid(process, &status, WUNTRACED);
    if (changed < 0 && errno == EINTR) continue;
    bool is_stopped = changed == process && WIFSTOPPED(status);
    int kind = RECURSE_CHILD_EXITED, value = 0;
    if (is_stopped) kind = RECURSE_CHILD_STOPPED, value = WSTOPSIG(status);
    else if (changed == process && WIFSIGNALED(status)) kind = RECURSE_CHILD_SIGNALED, value = WTERMSIG(status);
    else if (changed == process) value = WEXITSTATUS(status);
    // Another part of the process has waited for it: how it ended is not known.
    else kind = RECURSE_CHILD_LOST;
    if (!is_stopped) atomic_store(&running, 0);
    atomic_store(&change, kind | value << 8);
    recurse_signals_notify(SIGCHLD);
    if (!is_stopped) return NULL;
  }
}

static bool start_watch(pid_t process) {
  pthread_t thread;
  // The signals of the process are not for this thread.
  sigset_t before = block_all();
  bool started = pthread_create(&thread, NULL, watch, (void *)(intptr_t)process) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (started) pthread_detach(thread);
  return started;
}

int recurse_child_start(const recurse_child_program *program, int tty, pid_t *process) {
  int report[2];
  int own = opened_again(tty);
  if (own < 0) return errno;
  if (!recurse_pipe(report)) {
    int reason = errno;
    close(own);
    return reason;
  }
  fcntl(report[0], F_SETFL, 0);
  atomic_store(&change, RECURSE_CHILD_UNCHANGED);
  // No handler may run in the new process before it has reset them.
  sigset_t before = block_all();
  pid_t made = fork();
  if (made == 0) become(program, own, report[1]);
  int reason = made < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  close(own);
  if (made > 0) {
    // As the child does, whichever comes first.
    setpgid(made, made);
    atomic_store(&running, made);
    recurse_child_lend(tty, made);
    // exec closes the pipe: its end means that the program runs.
    ssize_t count;
    do count = read(report[0], &reason, sizeof reason);
    while (count < 0 && errno == EINTR);
    if (count <= 0) reason = 0;
    if (reason != 0 || !start_watch(made)) {
      if (reason == 0) {
        reason = EAGAIN;
        kill(made, SIGKILL);
      }
      while (waitpid(made, NULL, 0) < 0 && errno == EINTR) {}
      atomic_store(&running, 0);
      made = -1;
    }
  }
  close(report[0]);
  *process = made;
  return reason;
}

int recurse_child_change(int *value) {
  int last = atomic_exchange(&change, RECURSE_CHILD_UNCHANGED);
  *value = last >> 8;
  return last & 0xff;
}

void recurse_child_signal(pid_t process, int signal) {
  if (kill(-process, signal) != 0) kill(process, signal);
}

void recurse_child_end(int tty) {
  pid_t process = atomic_exchange(&running, 0);
  if (process == 0) return;
  // In the background it would be stopped for setting the modes of the terminal.
  if (tcgetpgrp(tty) == getpgrp()) recurse_child_lend(tty, process);
  recurse_child_signal(process, SIGHUP);
  recurse_child_signal(process, SIGCONT);
  // An editor saves what it has, and writes to the terminal until then. The watching thread may be faster.
  for (int i = 0; i < patience && waitpid(process, NULL, WNOHANG) == 0; i++) poll(NULL, 0, 1);
  if (atomic_load(&has_terminal)) recurse_child_lend(tty, getpgrp());
}

static struct termios modes_of_child;

void recurse_child_save_modes(int tty) { tcgetattr(tty, &modes_of_child); }

void recurse_child_restore_modes(int tty) {
  sigset_t before = block_all();
  tcsetattr(tty, TCSADRAIN, &modes_of_child);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
