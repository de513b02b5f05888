#define _GNU_SOURCE
#include "system.h"

#include <pthread.h>

bool recurse_is_main_thread(void) {
#if defined(__linux__)
  return gettid() == getpid();
#else
  return pthread_main_np() != 0;
#endif
}
