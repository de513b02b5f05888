#define _GNU_SOURCE
#include "process.h"
#include "system.h"

#include <pthread.h>

/// The stack of the main thread's handlers is static; other threads allocate theirs.
enum { size = 64 * 1024 };
static char main_stack[size];
static _Thread_local bool has_stack;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// The thread ends.
static void release(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE, .ss_size = size};
  sigaltstack(&none, NULL);
  free(stack);
}

static void make_key(void) { pthread_key_create(&key, release); }

void recurse_guard_enter_thread(void) {
  if (has_stack) return;
  has_stack = true;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  bool is_main = recurse_is_main_thread();
  stack_t own = {.ss_sp = is_main ? main_stack : malloc(size), .ss_size = size};
  if (!own.ss_sp) return;
  sigaltstack(&own, NULL);
  if (is_main) return;
  pthread_once(&once, make_key);
  pthread_setspecific(key, own.ss_sp);
}
