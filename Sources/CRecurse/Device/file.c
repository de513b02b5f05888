#define _GNU_SOURCE
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif
#include <unistd.h>

int recurse_file_open_to_read(const char *path) {
  return open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

static void set_facts(recurse_file_facts *facts, const struct stat *found) {
  facts->size = found->st_size;
  facts->device = (uint64_t)found->st_dev;
  facts->node = (uint64_t)found->st_ino;
  facts->is_regular = S_ISREG(found->st_mode);
  facts->is_directory = S_ISDIR(found->st_mode);
}

bool recurse_file_get_facts(int file, recurse_file_facts *facts) {
  struct stat found;
  if (fstat(file, &found) != 0) return false;
  set_facts(facts, &found);
  return true;
}

bool recurse_file_get_facts_at(const char *path, recurse_file_facts *facts) {
  struct stat found;
  if (stat(path, &found) != 0) return false;
  set_facts(facts, &found);
  return true;
}

long recurse_file_read_at(int file, void *bytes, size_t count, int64_t offset) {
  size_t done = 0;
  while (done < count) {
    ssize_t got = pread(file, (char *)bytes + done, count - done, offset + (off_t)done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0) break;
    done += (size_t)got;
  }
  return (long)done;
}

long recurse_file_read_own(const char *path, void *bytes, size_t capacity) {
  // Opening a FIFO or a device does not wait, and no terminal becomes the process's own.
  int file = recurse_file_open_to_read(path);
  if (file < 0) return RECURSE_FILE_FAILED;
  struct stat facts;
  long result = RECURSE_FILE_FAILED;
  if (fstat(file, &facts) == 0) {
    if (!S_ISREG(facts.st_mode)) {
      result = RECURSE_FILE_NOT_REGULAR;
    } else if (facts.st_uid != geteuid()) {
      result = RECURSE_FILE_NOT_OWN;
    } else {
      long count = recurse_file_read_at(file, bytes, capacity, 0);
      if (count < 0) result = RECURSE_FILE_FAILED;
      else result = (size_t)count == capacity ? RECURSE_FILE_TOO_LARGE : count;
    }
  }
  int failure = errno;
  close(file);
  errno = failure;
  return result;
}

bool recurse_process_is_privileged(void) {
#ifdef __linux__
  // Capabilities of the file count, too.
  if (getauxval(AT_SECURE) != 0) return true;
#endif
  return geteuid() != getuid() || getegid() != getgid();
}

/// The reason for which an open file may not be written to, or 0.
static int reason_to_refuse(int file) {
  struct stat facts;
  if (fstat(file, &facts) != 0) return RECURSE_FILE_FAILED;
  if (!S_ISREG(facts.st_mode)) return RECURSE_FILE_NOT_REGULAR;
  if (facts.st_uid != geteuid()) return RECURSE_FILE_NOT_OWN;
  if (facts.st_nlink > 1) return RECURSE_FILE_IS_LINK;
  bool is_private = (facts.st_mode & 07777) == 0600;
  return is_private || fchmod(file, 0600) == 0 ? 0 : RECURSE_FILE_FAILED;
}

int recurse_file_open_own_to_write(const char *path, bool appends) {
  if (recurse_process_is_privileged()) return RECURSE_FILE_PRIVILEGED;
  // Opening a FIFO or a device does not wait, and no terminal becomes the process's own.
  int flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  int file = open(path, flags | (appends ? O_APPEND : 0), 0600);
  if (file < 0) {
    // The first is what a link gives; the second is what a FIFO without a reader gives.
    if (errno == ELOOP) return RECURSE_FILE_IS_LINK;
    return errno == ENXIO ? RECURSE_FILE_NOT_REGULAR : RECURSE_FILE_FAILED;
  }
  int reason = reason_to_refuse(file);
  if (reason == 0) return file;
  int failure = errno;
  close(file);
  errno = failure;
  return reason;
}

bool recurse_file_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

bool recurse_file_can_open(int descriptor, int count) {
  enum { most = 16 };
  int opened[most], i = 0;
  while (i < count && i < most) {
    opened[i] = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (opened[i] < 0) break;
    i++;
  }
  int failure = errno;
  bool is_enough = i == count;
  while (i > 0) close(opened[--i]);
  errno = failure;
  return is_enough;
}

int recurse_error(void) { return errno; }

void recurse_set_error(int number) { errno = number; }
