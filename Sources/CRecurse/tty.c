#define _GNU_SOURCE
#include "CRecurse.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved;
static volatile sig_atomic_t is_saved;

/// A file description of our own: O_NONBLOCK on descriptors 0 to 2 would be the shell's too.
static int open_terminal(const char *path) {
  int descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor >= 0 && !isatty(descriptor)) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int recurse_tty_open(int descriptor) {
  if (!isatty(descriptor)) return -1;
  char name[256];
  if (ttyname_r(descriptor, name, sizeof name) == 0) {
    int own = open_terminal(name);
    if (own >= 0) return own;
  }
  // Another mount namespace has no name for it, and another user may not open the name.
  snprintf(name, sizeof name, "/dev/fd/%d", descriptor);
  return open_terminal(name);
}

int recurse_tty_open_controlling(void) { return open_terminal("/dev/tty"); }

void recurse_tty_fill_standard_streams(void) {
  for (int number = 0; number < 3; number++)
    // The lowest free number is taken, and all below it are in use.
    if (fcntl(number, F_GETFD) < 0) open("/dev/null", O_RDWR);
}

bool recurse_tty_wait_for_foreground(int tty) {
  // Limited, because a job that no shell can continue is not stopped either.
  for (int i = 0; i < 1000; i++) {
    pid_t front = tcgetpgrp(tty);
    if (front < 0 || front == getpgrp()) break;
    // Whoever is to end must not be stopped again, and needs no terminal for it.
    if (recurse_signals_end()) return false;
    kill(0, SIGTTOU);
  }
  return true;
}

bool recurse_tty_save(int tty) {
  if (tcgetattr(tty, &saved) != 0) return false;
  is_saved = 1;
  return true;
}

bool recurse_tty_raw(int tty) {
  struct termios raw;
  if (tcgetattr(tty, &raw) != 0) return false;
  raw.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN | NOFLSH);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return tcsetattr(tty, TCSANOW, &raw) == 0;
}

/// A process in the background may still put things right, without being stopped for it.
static void block_stop(sigset_t *before) {
  sigset_t block;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, before);
}

bool recurse_tty_restore(int tty) {
  if (!is_saved) return false;
  sigset_t before;
  block_stop(&before);
  bool done = tcsetattr(tty, TCSANOW, &saved) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return done;
}

void recurse_tty_drop_output(int tty) {
  sigset_t before;
  block_stop(&before);
  tcflush(tty, TCOFLUSH);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void recurse_tty_drop_input(int tty) {
  sigset_t before;
  block_stop(&before);
  tcflush(tty, TCIFLUSH);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void recurse_tty_let_keys_signal(int tty, bool signals) {
  // The terminal may be another's meanwhile.
  struct termios modes;
  if (tcgetpgrp(tty) != getpgrp() || tcgetattr(tty, &modes) != 0) return;
  // What is typed ahead, and what the terminal has not read, is kept.
  tcflag_t keys = ISIG | NOFLSH;
  if (signals) modes.c_lflag |= keys;
  else modes.c_lflag &= ~keys;
  sigset_t before;
  block_stop(&before);
  tcsetattr(tty, TCSANOW, &modes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

bool recurse_tty_size(int tty, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(tty, TIOCGWINSZ, &size) != 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

int recurse_memory_file(const char *name) {
#if defined(__linux__)
  int memory = memfd_create(name, MFD_CLOEXEC);
  if (memory >= 0) return memory;
#endif
  char path[] = "/tmp/recurse-XXXXXX";
  int file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}
