/// The declarations that the files of this folder share.
#ifndef RECURSE_PROCESS_INTERNAL_H
#define RECURSE_PROCESS_INTERNAL_H

#include "process.h"

#include <signal.h>

// default_action.c

/// Gives a signal its default action and unblocks it on this thread.
void recurse_set_default(int signal, struct sigaction *before);

// force.c

/// Prepares for a new session, whose loop belongs to this process.
void recurse_force_open(void);
void recurse_force_close(void);
/// A signal asks the process to end. `is_key`: it is a key, which the app may handle instead.
void recurse_force_ask(int signal, bool is_key);
/// The process was stopped, or is about to be continued: it had no time for turns.
void recurse_force_was_stopped(void);
/// Stops the time limit while the process is stopped, and starts it again.
void recurse_force_pause(void);
void recurse_force_continue(void);
/// Whether this process is the one that the loop belongs to, and not a child made by `fork`.
bool recurse_force_is_owner(void);

// signals.c

/// The signals that have a handler of the loop.
void recurse_caught_signals(sigset_t *set);
/// Writes a byte to the pipe of signals, as a handler does. Any thread may.
void recurse_signals_notify(uint8_t byte);

#endif
