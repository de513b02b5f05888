#define _GNU_SOURCE
#include "system.h"

#include <fcntl.h>

bool recurse_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0;
#else
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
#endif
}
