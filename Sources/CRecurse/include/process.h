/// Signals, the crash guard, and the standard streams.
#ifndef RECURSE_PROCESS_H
#define RECURSE_PROCESS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// guard.c

/// From here on a crash, `exit` or an unhandled signal writes `restore` to the terminal and restores its
/// modes. After the first `descent` of those bytes the cursor goes down by the rows of
/// `recurse_guard_set_descent`.
void recurse_guard_arm(int tty, const uint8_t *restore, size_t count, size_t descent);
/// The rows from the cursor down to the last one that the app has; 0 for an app that has the whole screen.
void recurse_guard_set_descent(int rows);
void recurse_guard_disarm(void);
/// Gives this thread a stack for the handler, for the case that its own stack overflows. Called at the
/// beginning of each turn; does nothing on a thread that has one.
void recurse_guard_enter_thread(void);
/// Restores the terminal once. Safe in a signal handler.
void recurse_guard_restore(void);
/// Begins work that must be completed before another thread ends the process: that thread waits for the end
/// of it, and this one begins no more afterwards. May be nested.
void recurse_guard_begin(void);
void recurse_guard_end(void);
/// Like `recurse_guard_begin`, and keeps other threads from beginning. Returns false if a thread has begun
/// such work.
bool recurse_guard_begin_alone(void);
void recurse_guard_end_alone(void);
/// Whether the terminal has not been restored.
bool recurse_guard_is_armed(void);

// capture.c

/// Redirects descriptors 1 and 2 into memory. `log` is a non-blocking descriptor that receives all output,
/// or -1.
bool recurse_capture_start(int log);
/// Copies new output to the log and frees memory beyond what is shown at the end.
void recurse_capture_trim(void);
/// Whether the log received everything, after the capture has ended.
bool recurse_capture_is_logged(void);
/// Restores descriptors 1 and 2 and writes what was kept to them. Safe in a signal handler.
void recurse_capture_finish(void);

// signals.c

/// Added to the byte of a signal that is a key, pressed during a long turn.
enum { recurse_signal_key = 0x80 };

/// Installs the handlers and returns the reading end of a pipe, to which each signal is written as a byte; -1
/// with `errno`. A signal that the process was started to ignore stays ignored.
int recurse_signals_open(void);
void recurse_signals_close(void);
/// Stops this process, or its whole job, with the default action of SIGTSTP; returns when it is continued.
/// Does nothing if the process was started to ignore the signal.
void recurse_stop_process(bool whole_job);

// force.c: an app that does not answer is ended.

/// Whether a signal has asked the process to end since the handlers were installed. The process is ended by
/// force if `recurse_turn_was_completed` is not called within three seconds, and by the next such signal.
bool recurse_end_is_requested(void);
/// Whether the process is being ended by force.
bool recurse_end_is_forced(void);
/// The loop has completed a turn: the app is not stuck.
void recurse_turn_was_completed(void);

// foreground.c

/// Stops the job while another job is in the foreground, as the kernel does with a job that changes the
/// terminal's modes. Returns false if a signal asked the process to end first.
bool recurse_wait_for_foreground(int tty);
/// Whether the terminal may be read: a process in the background would be stopped for it, and one that is to
/// end must not be.
bool recurse_may_read(int tty);

// default_action.c

/// Ends this process by a signal, with its default action.
void recurse_end_by_signal(int signal);

// child.c: a program that has the terminal.

typedef struct {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The directory in which it runs, or NULL.
  const char *directory;
  /// The descriptor of its standard input, or -1 for the terminal.
  int input;
} recurse_child_program;

enum {
  RECURSE_CHILD_UNCHANGED,
  RECURSE_CHILD_EXITED,
  RECURSE_CHILD_SIGNALED,
  RECURSE_CHILD_STOPPED,
  /// Its end is not known.
  RECURSE_CHILD_LOST,
};

/// Starts a program in a group of processes of its own, which gets the foreground. Each change is announced
/// by the byte of SIGCHLD in the pipe of signals. Returns 0 or the reason.
int recurse_child_start(const recurse_child_program *program, int tty, pid_t *process);
/// Returns the change since the last call, with the exit status or the signal.
int recurse_child_change(int *value);
/// Sends a signal to the group of the child.
void recurse_child_signal(pid_t process, int signal);
/// Asks the child to end because the app ends, gives it half a second for that, and takes the foreground back
/// from it. Does nothing where no child runs. Safe in a signal handler.
void recurse_child_end(int tty);
/// Gives the foreground to a group, from wherever it is.
void recurse_child_lend(int tty, pid_t group);
/// Keeps the modes that the child has set while it is stopped, and sets them again.
void recurse_child_save_modes(int tty);
void recurse_child_restore_modes(int tty);

// watch.c: turns that take longer than a second.

enum { recurse_watch_seconds = 1 };

/// Installs the system's timer. A loop that has its own calls `recurse_watch_expired` instead.
void recurse_watch_open(void);
void recurse_watch_close(void);
/// A turn begins. If it takes longer than a second, the terminal sends signals for Ctrl-C, Ctrl-\ and
/// Ctrl-Z, because the loop does not read them as keys. A terminal with kitty's protocol is switched to plain
/// bytes.
void recurse_watch_begin(int tty, bool speaks_kitty);
/// The turn has ended: the terminal sends keys again. Returns whether it sent signals.
bool recurse_watch_end(void);
/// The turn takes longer than a second. Called on another thread than the turn's.
void recurse_watch_expired(void);
/// Whether the terminal sends signals now. Safe in a signal handler.
bool recurse_watch_has_keys(void);

#endif
