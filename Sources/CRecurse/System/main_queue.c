#include "system.h"

#if defined(__linux__)

// Dispatch's entries for CoreFoundation. No header declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

bool recurse_main_queue_can_poll(void) { return true; }

int recurse_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

bool recurse_main_queue_run(void) {
  // The count must be read: the descriptor is readable until then.
  uint64_t count = 0;
  if (read(recurse_main_queue_descriptor(), &count, sizeof count) != sizeof count) return false;
  _dispatch_main_queue_callback_4CF(NULL);
  return true;
}

#else

// The main queue's handle is a Mach port, which `poll` cannot wait for.
bool recurse_main_queue_can_poll(void) { return false; }
int recurse_main_queue_descriptor(void) { return -1; }
bool recurse_main_queue_run(void) { return false; }

#endif
