#ifndef CFILEWORK_H
#define CFILEWORK_H

#include <stdint.h>
#include <sys/types.h>

/// Renames a file or folder unless something has the new name, in one step of the kernel.
/// Returns 0, or -1 with `errno`: EEXIST if the new name is taken, EINVAL, ENOSYS or ENOTSUP if
/// the file system cannot do it.
int filework_rename_exclusively(const char *from, const char *to);

/// Removes a folder with all that is in it, as far as the system lets it. Links are not followed.
void filework_remove_tree(const char *folder);

/// The place of the next data in an open file, or of the next hole, which a file has at its end.
/// Returns -1 with `errno`: ENXIO if there is no more, EINVAL if the file system cannot tell.
int64_t filework_seek_data(int file, int64_t place);
int64_t filework_seek_hole(int file, int64_t place);

/// Starts a program in a terminal without a window, as the leader of a session.
/// Returns the side of the terminal on which keys are written and its output is read, which does not
/// block, or -1 with `errno`: ENOSYS if this system has no such call.
/// `line` gets the path of the side that the program has. A shell runs `command`, if there is one.
int filework_start_in_terminal(
    const char *program, const char *command, const char *folder, char *line, int room,
    pid_t *process);

/// Takes the next connection to a socket. Returns -1 with `errno`: EACCES if it comes from another
/// user, ENOSYS if the system does not tell.
int filework_accept_own(int listener);

#endif
