/// The stack that a thread has left. Trees are walked recursively, and a stack overflow would end the process
/// without a message.
#ifndef CSTACK_H
#define CSTACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The address below which this thread's stack is nearly used up; 0 before it was measured.
extern _Thread_local uintptr_t recurse_stack_end;

/// Measures that address.
void recurse_stack_measure(void);
/// The size of this thread's stack in bytes.
size_t recurse_stack_size(void);

/// Whether the stack is nearly used up. The rest is for reporting the error, and for an app's own code. One
/// comparison, inlined into the caller.
static inline bool recurse_stack_is_low(void) {
  if (recurse_stack_end == 0) recurse_stack_measure();
  return (uintptr_t)__builtin_frame_address(0) < recurse_stack_end;
}

/// A number for this thread, which no other thread has at the same time.
static inline uintptr_t recurse_thread_number(void) { return (uintptr_t)&recurse_stack_end; }

#endif
