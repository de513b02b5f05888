/// How much of its stack a thread has left: trees are walked by calls within calls, and a stack that
/// runs out says nothing.
#ifndef CSTACK_H
#define CSTACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The address below which this thread's stack is nearly used up; 0 before anybody asked.
extern _Thread_local uintptr_t recurse_stack_end;

/// Finds that address.
void recurse_stack_measure(void);
/// The size of this thread's stack in bytes.
size_t recurse_stack_size(void);

/// Whether the stack is nearly used up: what is left is for whoever says so, and for an app's own
/// code. One comparison, inlined into the function that asks.
static inline bool recurse_stack_is_low(void) {
  if (recurse_stack_end == 0) recurse_stack_measure();
  return (uintptr_t)__builtin_frame_address(0) < recurse_stack_end;
}

#endif
