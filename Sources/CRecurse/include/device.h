/// The terminal as a device, and descriptors.
#ifndef RECURSE_DEVICE_H
#define RECURSE_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// tty.c

/// A new open file of the terminal behind `descriptor`, non-blocking; -1 with `errno`.
int recurse_tty_open(int descriptor);
/// The controlling terminal, as above.
int recurse_tty_open_controlling(void);
/// Opens /dev/null for descriptors 0 to 2 that are closed.
void recurse_tty_fill_standard_streams(void);
/// Saves the modes that `recurse_tty_restore` and the crash guard restore.
bool recurse_tty_save(int tty);
bool recurse_tty_raw(int tty);
bool recurse_tty_restore(int tty);
/// Discards output that the terminal has not read.
void recurse_tty_discard_output(int tty);
/// Discards input that the process has not read.
void recurse_tty_discard_input(int tty);
/// Sets whether the terminal sends signals for Ctrl-C, Ctrl-\ and Ctrl-Z. Does nothing in the background.
void recurse_tty_let_keys_signal(int tty, bool signals);
bool recurse_tty_size(int tty, int *rows, int *columns);

// write.c

/// Writes all bytes, and waits at most `milliseconds` in total for a slow reader. Returns how many bytes were
/// written. Safe in a signal handler.
size_t recurse_write(int descriptor, const void *bytes, size_t count, int milliseconds);

// file.c: calls that Swift cannot import.

/// Opens a file for reading, and is not inherited; -1 with `recurse_error`.
int recurse_file_open_to_read(const char *path);
/// The facts about an open file, or about the one at a path now. Links are followed.
typedef struct {
  int64_t size;
  uint64_t device, node;
  bool is_regular, is_directory;
} recurse_file_facts;
/// Returns false with `recurse_error`.
bool recurse_file_get_facts(int file, recurse_file_facts *facts);
bool recurse_file_get_facts_at(const char *path, recurse_file_facts *facts);
/// Reads at an offset. Returns the number of bytes, fewer than `count` only at the end; -1 with `recurse_error`.
long recurse_file_read_at(int file, void *bytes, size_t count, int64_t offset);
/// The reasons for which a file that the environment names is neither read nor written.
enum {
  /// With `recurse_error`.
  RECURSE_FILE_FAILED = -1,
  RECURSE_FILE_NOT_REGULAR = -2,
  /// It belongs to another user.
  RECURSE_FILE_NOT_OWN = -3,
  RECURSE_FILE_TOO_LARGE = -4,
  /// It is a symbolic link, or has more than one name.
  RECURSE_FILE_IS_LINK = -5,
  /// The process has rights that its user has not.
  RECURSE_FILE_PRIVILEGED = -6,
  RECURSE_FILE_NOT_SOCKET = -7,
};
/// Reads a regular file of the user's own that has fewer than `capacity` bytes. Never waits for what a FIFO or a
/// device might bring. Returns the number of bytes, or a negative reason.
long recurse_file_read_own(const char *path, void *bytes, size_t capacity);
/// Whether the process has rights that its user has not.
bool recurse_process_is_privileged(void);
/// Opens a regular file of the user's own for writing, or makes it. Nobody else can read it then. Follows no link, and
/// waits for nothing. Returns a descriptor, or a negative reason.
int recurse_file_open_own_to_write(const char *path, bool appends);
/// Whether `count` more descriptors can be opened, at most 16; otherwise `recurse_error` has the reason. It
/// needs one that is open.
bool recurse_file_can_open(int descriptor, int count);
/// Locks an open file for this process. Returns false with EWOULDBLOCK if another process has locked it.
bool recurse_file_lock(int descriptor);

// socket.c

/// The file of a socket, however its path is called later.
typedef struct {
  uint64_t device, node;
} recurse_socket_place;

/// Listens at a path, with the mode 0600. A socket of the user's own that a killed process left there is replaced.
/// Returns a descriptor that does not wait, or a negative reason. The process's file mask is left alone.
int recurse_socket_listen(const char *path, recurse_socket_place *place);
/// Removes the socket at a path, if it is still the same.
void recurse_socket_remove(const char *path, recurse_socket_place place);
/// Whether a process of the user's own listens at the socket at a path, which is no link.
bool recurse_socket_is_heard(const char *path);
/// Takes a connection, which does not wait, of a process of the user's own; -1 with `recurse_error`.
int recurse_socket_accept(int listener);
/// Connects to a process of the user's own; -1 with `recurse_error`.
int recurse_socket_connect(const char *path);
/// Sends bytes without a signal if the other end is gone. Returns how many, or -1 with `recurse_error`.
long recurse_socket_send(int connection, const void *bytes, size_t count);

/// `errno`.
int recurse_error(void);
void recurse_set_error(int number);

#endif
