#define _GNU_SOURCE
#include "system.h"

#include <limits.h>

int recurse_poll(struct pollfd *descriptors, unsigned count, int64_t nanoseconds) {
#if defined(__linux__)
  struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &limit, NULL);
#else
  int64_t milliseconds = nanoseconds < 0 ? -1 : (nanoseconds + 999999) / 1000000;
  return poll(descriptors, count, milliseconds > INT_MAX ? INT_MAX : (int)milliseconds);
#endif
}
