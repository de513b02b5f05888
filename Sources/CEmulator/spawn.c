#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CEmulator.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

static int close_on_exec(int descriptor) { return fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

/* Opens both sides. A program that another thread starts meanwhile must not inherit them, or it
   would keep the terminal open: on Linux they are opened with close-on-exec. */
int terminal_open(int rows, int columns, terminal_child *child, const char **failed) {
  int flags = O_RDWR | O_NOCTTY;
#if defined(__linux__)
  flags |= O_CLOEXEC;
#endif
  *failed = "posix_openpt";
  child->process = -1;
  child->line = -1;
  child->terminal = posix_openpt(flags);
  if (child->terminal < 0) return errno;
  close_on_exec(child->terminal);
  *failed = "grantpt";
  if (grantpt(child->terminal) || unlockpt(child->terminal)) return errno;
  *failed = "ptsname";
#if defined(__linux__)
  char name[128];
  if (ptsname_r(child->terminal, name, sizeof name)) return errno;
#else
  const char *name = ptsname(child->terminal);
  if (!name) return errno;
#endif
  *failed = "open";
  child->line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (child->line < 0) return errno;
  *failed = "ioctl(TIOCSWINSZ)";
  if (terminal_set_size(child->terminal, rows, columns)) return errno;
  struct termios modes;
  if (tcgetattr(child->line, &modes) == 0) { /* as a terminal emulator in UTF-8 starts a shell */
    modes.c_iflag |= IUTF8;
    tcsetattr(child->line, TCSANOW, &modes);
  }
  fcntl(child->terminal, F_SETFL, fcntl(child->terminal, F_GETFL) | O_NONBLOCK);
  return 0;
}

/* Runs in the forked process of a program with threads: async-signal-safe calls only. */
static void become(
  const char *path, char *const arguments[], char *const environment[], const char *directory,
  int line, int report, long descriptors) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);

  if (setsid() < 0 || ioctl(line, TIOCSCTTY, 0) < 0) goto failed;
  for (int number = 0; number < 3; number++)
    if (dup2(line, number) < 0) goto failed;
  bool closed = false;
#if defined(SYS_close_range)
  closed = syscall(SYS_close_range, 3u, ~0u, 1u << 2 /* CLOSE_RANGE_CLOEXEC */) == 0;
#endif
  if (!closed)
    for (int number = 3; number < descriptors; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
  if (directory && chdir(directory) < 0) goto failed;
  execve(path, arguments, environment);
failed:;
  int reason = errno;
  ssize_t written = write(report, &reason, sizeof reason);
  _exit(written < 0 ? 126 : 127);
}

int terminal_start(
  const char *path, char *const arguments[], char *const environment[], const char *directory,
  terminal_child *child, const char **failed) {
  int report[2];
  *failed = "pipe";
#if defined(__linux__)
  if (pipe2(report, O_CLOEXEC)) return errno;
#else
  if (pipe(report)) return errno;
  close_on_exec(report[0]);
  close_on_exec(report[1]);
#endif
  long descriptors = sysconf(_SC_OPEN_MAX);
  if (descriptors < 0 || descriptors > 4096) descriptors = 4096;

  /* No signal handler may run in the new process before it has reset them. */
  sigset_t every, before;
  sigfillset(&every);
  pthread_sigmask(SIG_SETMASK, &every, &before);
  child->process = fork();
  if (child->process == 0)
    become(path, arguments, environment, directory, child->line, report[1], descriptors);
  int reason = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  *failed = "fork";

  /* exec closes the pipe: end of file means that the program runs. */
  ssize_t count = sizeof reason;
  if (child->process > 0) {
    do count = read(report[0], &reason, sizeof reason);
    while (count < 0 && errno == EINTR);
    *failed = "exec";
    if (count > 0)
      while (waitpid(child->process, NULL, 0) < 0 && errno == EINTR) {}
  }
  close(report[0]);
  return count > 0 ? reason : 0;
}

int terminal_set_size(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int terminal_child_event(pid_t process, int *value) {
  int status;
  pid_t changed;
  do changed = waitpid(process, &status, WNOHANG | WUNTRACED | WCONTINUED);
  while (changed < 0 && errno == EINTR);
  if (changed != process) return TERMINAL_NOTHING;
  if (WIFEXITED(status)) {
    *value = WEXITSTATUS(status);
    return TERMINAL_EXITED;
  }
  if (WIFSIGNALED(status)) {
    *value = WTERMSIG(status);
    return TERMINAL_SIGNALED;
  }
  if (WIFSTOPPED(status)) {
    *value = WSTOPSIG(status);
    return TERMINAL_STOPPED;
  }
  *value = 0;
  return TERMINAL_CONTINUED;
}
