#include "system.h"

#include <pthread.h>
#include <signal.h>

static sigset_t kept;

void recurse_keep_signal_mask(void) { pthread_sigmask(SIG_SETMASK, NULL, &kept); }

void recurse_apply_signal_mask(void) { pthread_sigmask(SIG_SETMASK, &kept, NULL); }
