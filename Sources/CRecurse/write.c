#include "CRecurse.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

void recurse_write(int descriptor, const void *bytes, size_t count, int milliseconds) {
  const uint8_t *next = bytes;
  while (count > 0 && milliseconds > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written > 0) {
      next += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      poll(&ready, 1, 50);
      milliseconds -= 50;
    } else if (written < 0 && errno != EINTR) {
      return;
    }
  }
}
