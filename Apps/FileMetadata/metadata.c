#define _GNU_SOURCE
#include "FileMetadata.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __APPLE__
#define flistxattr(file, names, size) flistxattr(file, names, size, 0)
#define fgetxattr(file, name, value, size) fgetxattr(file, name, value, size, 0, 0)
#define fsetxattr(file, name, value, size, flags) fsetxattr(file, name, value, size, 0, flags)
#endif

static void copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return;
  char *value = malloc(size + 1);
  if (!value) return;
  size = fgetxattr(from, name, value, size);
  // The system sets attributes itself that a user may not set, such as labels.
  if (size >= 0) (void)fsetxattr(to, name, value, size, 0);
  free(value);
}

void file_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc(size);
  if (!names) return;
  size = flistxattr(from, names, size);
  for (ssize_t place = 0; place < size; place += strlen(names + place) + 1)
    copy_attribute(from, to, names + place);
  free(names);
}

int file_open_unnamed(const char *directory, mode_t mode) {
#ifdef O_TMPFILE
  // Without this the file could not be named.
  if (access("/proc/self/fd", X_OK) != 0) return -1;
  return open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
#else
  (void)directory;
  (void)mode;
  return -1;
#endif
}

int file_name(int file, const char *path) {
  // Only the superuser may name a file by its descriptor.
  char descriptor[32];
  snprintf(descriptor, sizeof descriptor, "/proc/self/fd/%d", file);
  return linkat(AT_FDCWD, descriptor, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}
