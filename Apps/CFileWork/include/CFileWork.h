#ifndef CFILEWORK_H
#define CFILEWORK_H

/// Renames a file or folder unless something has the new name, in one step of the kernel.
/// Returns 0, or -1 with `errno`: EEXIST if the new name is taken, EINVAL, ENOSYS or ENOTSUP if
/// the file system cannot do it.
int filework_rename_exclusively(const char *from, const char *to);

#endif
