#define _GNU_SOURCE
#include "CFileWork.h"
#include <fcntl.h>
#include <stdio.h>

int filework_rename_exclusively(const char *from, const char *to) {
#ifdef __APPLE__
  return renamex_np(from, to, RENAME_EXCL);
#else
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#endif
}
