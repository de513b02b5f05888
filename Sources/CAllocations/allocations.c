#include "CAllocations.h"

#include <stdbool.h>
#include <stddef.h>

/* A sanitizer has an allocator of its own. */
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

static _Thread_local bool counts;
static _Thread_local long count;

void *__libc_malloc(size_t size);

/* Replaces the C library's malloc in programs that link this: tests and benchmarks alone. */
void *malloc(size_t size) {
  if (counts) count++;
  return __libc_malloc(size);
}

_Bool allocations_start(void) {
  count = 0;
  counts = true;
  return true;
}

long allocations_end(void) {
  counts = false;
  return count;
}

#else

_Bool allocations_start(void) { return false; }
long allocations_end(void) { return 0; }

#endif
