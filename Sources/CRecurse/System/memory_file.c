#define _GNU_SOURCE
#include "system.h"

#include <fcntl.h>
#include <sys/mman.h>

#if defined(__linux__)

static int in_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

bool recurse_memory_file_free(int file, off_t from, off_t to) {
  return fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, from, to - from) == 0;
}

#else

static int in_memory(const char *name) { return (void)name, -1; }

bool recurse_memory_file_free(int file, off_t from, off_t to) {
  return (void)file, (void)from, (void)to, false;
}

#endif

int recurse_memory_file(const char *name) {
  int memory = in_memory(name);
  if (memory >= 0) return memory;
  char path[] = "/tmp/recurse-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}
