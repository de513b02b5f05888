#ifndef FILE_METADATA_H
#define FILE_METADATA_H

#include <sys/types.h>

/// What the C library has for files, and Swift cannot import of it.

/// Gives a file the extended attributes of another, access control lists among them, as far as the
/// system allows.
void file_copy_attributes(int from, int to);

/// Opens a new file in a directory that has no name yet, for writing: it goes with the process,
/// however that ends. -1 where the file system has no such files.
int file_open_unnamed(const char *directory, mode_t mode);

/// Gives such a file a name. 0, or -1 with `errno`.
int file_name(int file, const char *path);

#endif
