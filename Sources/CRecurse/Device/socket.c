#define _GNU_SOURCE
#include "device.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

/// Makes a descriptor one that is neither inherited nor waited for.
static void free_of_waiting(int descriptor) {
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
  int opened = socket(AF_UNIX, SOCK_STREAM, 0);
  if (opened < 0) return -1;
  free_of_waiting(opened);
  return opened;
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

int recurse_socket_listen(const char *path) {
  if (recurse_process_is_privileged()) return RECURSE_FILE_PRIVILEGED;
  int reason = remove_left_over(path);
  if (reason != 0) return reason;
  struct sockaddr_un address;
  int listener = open_socket(path, &address);
  if (listener < 0) return RECURSE_FILE_FAILED;
  // The mode is right from the start: nobody can connect between `bind` and a `chmod`.
  mode_t mask = umask(0177);
  bool is_bound = bind(listener, (struct sockaddr *)&address, sizeof address) == 0;
  int failure = errno;
  umask(mask);
  if (is_bound) {
    if (listen(listener, 4) == 0) return listener;
    failure = errno;
    unlink(path);
  }
  close(listener);
  errno = failure;
  return RECURSE_FILE_FAILED;
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
  int connection = accept(listener, NULL, NULL);
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
