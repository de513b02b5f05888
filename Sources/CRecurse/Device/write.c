#include "device.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

size_t recurse_write(int descriptor, const void *bytes, size_t count, int milliseconds) {
  const uint8_t *start = bytes;
  size_t done = 0;
  while (done < count) {
    ssize_t written = write(descriptor, start + done, count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      if (milliseconds <= 0) break;
      int wait = milliseconds < 50 ? milliseconds : 50;
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      poll(&ready, 1, wait);
      milliseconds -= wait;
    } else if (written < 0 && errno != EINTR) {
      break;
    }
  }
  return done;
}
