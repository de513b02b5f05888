#include "system.h"

#include <signal.h>

bool recurse_signal_is_fault(int signal) {
  return signal == SIGILL || signal == SIGTRAP || signal == SIGSEGV || signal == SIGBUS
         || signal == SIGABRT || signal == SIGFPE;
}

bool recurse_signal_ends_by_default(int signal) {
  switch (signal) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:
  case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:
#if !defined(__linux__)
  case SIGIO: case SIGINFO:
#endif
    return false;
  default:
    return true;
  }
}

bool recurse_signal_is_from_kernel(int code) {
#if defined(SI_KERNEL)
  return code == SI_KERNEL;
#else
  // A signal of the kernel names no sender here.
  return code <= 0 ? false : true;
#endif
}
