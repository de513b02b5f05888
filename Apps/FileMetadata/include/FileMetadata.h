#ifndef FILE_METADATA_H
#define FILE_METADATA_H

#include <sys/types.h>

/// Functions for files that Swift cannot import from the C library.

/// Copies the extended attributes of a file to another, including access control lists, as far as
/// the system allows.
void file_copy_attributes(int from, int to);

/// Opens a new file without a name in a directory, for writing. It is removed when the process
/// ends. -1 if the file system has no such files.
int file_open_unnamed(const char *directory, mode_t mode);

/// Names such a file. 0, or -1 with `errno`.
int file_name(int file, const char *path);

#endif
