#define _GNU_SOURCE
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

int recurse_file_open_to_read(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

int recurse_file_open_to_write(const char *path, bool appends, unsigned permissions) {
  int flags = O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (appends ? O_APPEND : 0);
  return open(path, flags, (mode_t)permissions);
}

bool recurse_file_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

bool recurse_file_can_open(int descriptor, int count) {
  enum { most = 16 };
  int opened[most], i = 0;
  while (i < count && i < most) {
    opened[i] = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (opened[i] < 0) break;
    i++;
  }
  int failure = errno;
  bool is_enough = i == count;
  while (i > 0) close(opened[--i]);
  errno = failure;
  return is_enough;
}

int recurse_error(void) { return errno; }

void recurse_set_error(int number) { errno = number; }
