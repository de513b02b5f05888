#define _GNU_SOURCE
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

#ifdef SOCK_CLOEXEC
enum { flags_of_new = SOCK_CLOEXEC | SOCK_NONBLOCK };
#else
enum { flags_of_new = 0 };
#endif

/// Makes a descriptor one that is neither inherited nor waited for, where the system cannot make it so from the start.
static void free_of_waiting(int descriptor) {
  if (flags_of_new != 0) return;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
}

/// A socket that is neither inherited nor waited for, and the address of a path; -1 with `errno`.
static int open_socket(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  int opened = socket(AF_UNIX, SOCK_STREAM | flags_of_new, 0);
  if (opened < 0) return -1;
  free_of_waiting(opened);
  return opened;
}

/// Locks the folder of a path for a moment, so that no two processes look at a path and change it at the same time. The
/// lock goes with the descriptor. Another user may hold it for longer: then -1 with EWOULDBLOCK.
static int lock_folder(const char *path) {
  char folder[PATH_MAX] = ".";
  const char *slash = strrchr(path, '/');
  if (slash != NULL) {
    size_t length = slash == path ? 1 : (size_t)(slash - path);
    if (length >= sizeof folder) {
      errno = ENAMETOOLONG;
      return -1;
    }
    memcpy(folder, path, length);
    folder[length] = 0;
  }
  int opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return -1;
  for (int i = 0; i < 100; i++) {
    if (flock(opened, LOCK_EX | LOCK_NB) == 0) return opened;
    if (errno != EWOULDBLOCK && errno != EINTR) break;
    poll(NULL, 0, 10);
  }
  int failure = errno;
  close(opened);
  errno = failure;
  return -1;
}

/// Removes a socket of the user's own to which nobody listens. Returns 0, or the reason to refuse.
static int remove_left_over(const char *path) {
  struct stat facts;
  if (lstat(path, &facts) != 0) return errno == ENOENT ? 0 : RECURSE_FILE_FAILED;
  if (S_ISLNK(facts.st_mode)) return RECURSE_FILE_IS_LINK;
  if (!S_ISSOCK(facts.st_mode)) return RECURSE_FILE_NOT_SOCKET;
  if (facts.st_uid != geteuid()) return RECURSE_FILE_NOT_OWN;
  struct sockaddr_un address;
  int probe = open_socket(path, &address);
  if (probe < 0) return RECURSE_FILE_FAILED;
  bool is_left_over =
      connect(probe, (struct sockaddr *)&address, sizeof address) != 0 && errno == ECONNREFUSED;
  close(probe);
  if (!is_left_over) {
    errno = EADDRINUSE;
    return RECURSE_FILE_FAILED;
  }
  return unlink(path) == 0 ? 0 : RECURSE_FILE_FAILED;
}

/// Whether a socket of the user's own is at a path, with its facts.
static bool is_own_socket(const char *path, struct stat *facts) {
  return lstat(path, facts) == 0 && S_ISSOCK(facts->st_mode) && facts->st_uid == geteuid();
}

/// Binds a socket and listens. Nobody can connect before `listen`, and the mode is right by then.
static bool bind_and_listen(int listener, const struct sockaddr_un *address, recurse_socket_place *place) {
  // On Linux the file has this mode from the start, less what the process's mask takes.
  fchmod(listener, 0600);
  if (bind(listener, (const struct sockaddr *)address, sizeof *address) != 0) return false;
  struct stat facts;
  bool is_ready = is_own_socket(address->sun_path, &facts) &&
                  ((facts.st_mode & 07777) == 0600 || chmod(address->sun_path, 0600) == 0);
  if (is_ready) {
    *place = (recurse_socket_place){.device = (uint64_t)facts.st_dev, .node = (uint64_t)facts.st_ino};
    if (listen(listener, 4) == 0) return true;
  }
  int failure = errno;
  unlink(address->sun_path);
  errno = failure;
  return false;
}

int recurse_socket_listen(const char *path, recurse_socket_place *place) {
  if (recurse_process_is_privileged()) return RECURSE_FILE_PRIVILEGED;
  struct sockaddr_un address;
  int listener = open_socket(path, &address);
  if (listener < 0) return RECURSE_FILE_FAILED;
  int lock = lock_folder(path);
  int reason = lock < 0 ? RECURSE_FILE_FAILED : remove_left_over(path);
  if (reason == 0 && !bind_and_listen(listener, &address, place)) reason = RECURSE_FILE_FAILED;
  int failure = errno;
  if (lock >= 0) close(lock);
  if (reason != 0) close(listener);
  errno = failure;
  return reason == 0 ? listener : reason;
}

void recurse_socket_remove(const char *path, recurse_socket_place place) {
  int lock = lock_folder(path);
  struct stat facts;
  if (lock >= 0 && is_own_socket(path, &facts) && (uint64_t)facts.st_dev == place.device &&
      (uint64_t)facts.st_ino == place.node) {
    unlink(path);
  }
  if (lock >= 0) close(lock);
}

bool recurse_socket_is_heard(const char *path) {
  struct stat facts;
  if (!is_own_socket(path, &facts)) return false;
  int connection = recurse_socket_connect(path);
  if (connection >= 0) close(connection);
  // All places of the queue are taken: somebody listens.
  return connection >= 0 || errno == EAGAIN;
}

/// Whether the process at the other end is the user's own.
static bool is_own(int connection) {
#ifdef __linux__
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return false;
  return peer.uid == geteuid();
#else
  uid_t user;
  gid_t group;
  return getpeereid(connection, &user, &group) == 0 && user == geteuid();
#endif
}

int recurse_socket_accept(int listener) {
#ifdef __linux__
  int connection = accept4(listener, NULL, NULL, flags_of_new);
#else
  int connection = accept(listener, NULL, NULL);
#endif
  if (connection < 0) return -1;
  free_of_waiting(connection);
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  if (is_own(connection)) return connection;
  close(connection);
  errno = EPERM;
  return -1;
}

long recurse_socket_send(int connection, const void *bytes, size_t count) {
  return send(connection, bytes, count, MSG_NOSIGNAL);
}

int recurse_socket_connect(const char *path) {
  struct sockaddr_un address;
  int connection = open_socket(path, &address);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0) {
    if (is_own(connection)) return connection;
    errno = EPERM;
  }
  int failure = errno;
  close(connection);
  errno = failure;
  return -1;
}
