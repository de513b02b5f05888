#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>
#include <sys/resource.h>

_Thread_local uintptr_t recurse_stack_end;
static _Thread_local size_t stack_size;

enum { smallest_reserve = 48 * 1024, largest_reserve = 256 * 1024 };

#if defined(__APPLE__)

static uintptr_t lowest_address(size_t *size) {
  pthread_t self = pthread_self();
  *size = pthread_get_stacksize_np(self);
  return (uintptr_t)pthread_get_stackaddr_np(self) - *size;
}

#else

/// Estimates the bounds of the main thread's stack from its limit.
static uintptr_t estimated_lowest_address(size_t *size) {
  struct rlimit limit;
  bool is_known = getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  *size = is_known ? (size_t)limit.rlim_cur : (size_t)8 << 20;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  // The arguments and the callers' frames are above this address.
  return here - *size + *size / 8;
}

static uintptr_t lowest_address(size_t *size) {
  pthread_attr_t attributes;
  // For the main thread the C library reads a file, and the process may have too many open files.
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return estimated_lowest_address(size);
  void *lowest;
  size_t guard = 0;
  int failure = pthread_attr_getstack(&attributes, &lowest, size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return failure == 0 ? (uintptr_t)lowest + guard : estimated_lowest_address(size);
}

#endif

void recurse_stack_measure(void) {
  uintptr_t lowest = lowest_address(&stack_size);
  size_t reserve = stack_size / 8;
  if (reserve < smallest_reserve) reserve = smallest_reserve;
  if (reserve > largest_reserve) reserve = largest_reserve;
  recurse_stack_end = lowest + reserve;
}

size_t recurse_stack_size(void) {
  if (recurse_stack_end == 0) recurse_stack_measure();
  return stack_size;
}
