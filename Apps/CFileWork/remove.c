#define _GNU_SOURCE
#include "CFileWork.h"
#include <ftw.h>
#include <stdio.h>

// Deep trees have this many open folders at a time.
enum { FOLDERS = 32 };

static int removed(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  // What cannot be removed keeps the others from staying.
  remove(path);
  return 0;
}

void filework_remove_tree(const char *folder) {
  nftw(folder, removed, FOLDERS, FTW_DEPTH | FTW_PHYS);
}
