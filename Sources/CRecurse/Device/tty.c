#define _GNU_SOURCE
#include "device.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved;
static volatile sig_atomic_t is_saved;

/// A new open file: O_NONBLOCK on descriptors 0 to 2 would also apply to the shell.
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
  // The name may belong to another mount namespace or to another user.
  snprintf(name, sizeof name, "/dev/fd/%d", descriptor);
  return open_terminal(name);
}

int recurse_tty_open_controlling(void) { return open_terminal("/dev/tty"); }

void recurse_tty_fill_standard_streams(void) {
  for (int number = 0; number < 3; number++)
    // `open` takes the lowest free number; all below it are in use.
    if (fcntl(number, F_GETFD) < 0) open("/dev/null", O_RDWR);
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

/// Blocks SIGTTOU on this thread: a process in the background may still restore the terminal, without being
/// stopped for it.
static sigset_t block_stop(void) {
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  return before;
}

static void unblock(sigset_t before) { pthread_sigmask(SIG_SETMASK, &before, NULL); }

static bool set_modes(int tty, const struct termios *modes) {
  sigset_t before = block_stop();
  bool done = tcsetattr(tty, TCSANOW, modes) == 0;
  unblock(before);
  return done;
}

static void discard(int tty, int queue) {
  sigset_t before = block_stop();
  tcflush(tty, queue);
  unblock(before);
}

bool recurse_tty_restore(int tty) { return is_saved && set_modes(tty, &saved); }

void recurse_tty_discard_output(int tty) { discard(tty, TCOFLUSH); }

void recurse_tty_discard_input(int tty) { discard(tty, TCIFLUSH); }

void recurse_tty_let_keys_signal(int tty, bool signals) {
  // Another job may have the terminal in the meantime.
  struct termios modes;
  if (tcgetpgrp(tty) != getpgrp() || tcgetattr(tty, &modes) != 0) return;
  // NOFLSH keeps unread input and output when a key sends a signal.
  tcflag_t keys = ISIG | NOFLSH;
  if (signals) modes.c_lflag |= keys;
  else modes.c_lflag &= ~keys;
  set_modes(tty, &modes);
}

bool recurse_tty_size(int tty, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(tty, TIOCGWINSZ, &size) != 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}
