#ifndef CFILEWORK_H
#define CFILEWORK_H

#include <stdint.h>

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

#endif
