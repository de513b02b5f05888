#define _GNU_SOURCE
#include "CFileWork.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__

extern char **environ;

/// The leader of a session gets the terminal that it opens first.
static int spawned(
    const char *program, const char *command, const char *line, const char *folder, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure == 0) {
    sigset_t every, none;
    sigfillset(&every);
    sigemptyset(&none);
    // What the app ignores or blocks is its own matter.
    posix_spawnattr_setsigdefault(&attributes, &every);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    char *arguments[] = {(char *)program, command ? "-c" : NULL, (char *)command, NULL};
    failure = posix_spawn_file_actions_addopen(&actions, 0, line, O_RDWR, 0);
    if (failure == 0) failure = posix_spawn_file_actions_adddup2(&actions, 0, 1);
    if (failure == 0) failure = posix_spawn_file_actions_adddup2(&actions, 0, 2);
    if (failure == 0) failure = posix_spawn_file_actions_addchdir_np(&actions, folder);
    if (failure == 0) failure = posix_spawnp(process, program, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

int filework_start_in_terminal(
    const char *program, const char *command, const char *folder, char *line, int room,
    pid_t *process) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (terminal < 0) return -1;
  int failure = 0;
  if (grantpt(terminal) != 0 || unlockpt(terminal) != 0) failure = errno;
  if (failure == 0) failure = ptsname_r(terminal, line, (size_t)room);
  if (failure == 0) failure = spawned(program, command, line, folder, process);
  if (failure == 0) return terminal;
  close(terminal);
  errno = failure;
  return -1;
}

int filework_accept_own(int listener) {
  int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
  if (connection < 0) return -1;
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid()) {
    return connection;
  }
  close(connection);
  errno = EACCES;
  return -1;
}

#else

int filework_accept_own(int listener) {
  (void)listener;
  errno = ENOSYS;
  return -1;
}

int filework_start_in_terminal(
    const char *program, const char *command, const char *folder, char *line, int room,
    pid_t *process) {
  (void)program, (void)command, (void)folder, (void)line, (void)room, (void)process;
  errno = ENOSYS;
  return -1;
}

#endif
