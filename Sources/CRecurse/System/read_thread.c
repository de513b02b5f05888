#define _GNU_SOURCE
#include "system.h"

#include <pthread.h>
#include <signal.h>

typedef struct {
  int descriptor;
  recurse_bytes_receiver receive;
  void *context;
} reading;

static void *run(void *argument) {
  reading work = *(reading *)argument;
  free(argument);
  uint8_t bytes[65536];
  ssize_t count;
  for (;;) {
    count = read(work.descriptor, bytes, sizeof bytes);
    if (count >= 0) break;
    if (errno == EINTR) continue;
    if (errno != EAGAIN) break;
    // Another process may have set the open file not to wait.
    struct pollfd ready = {.fd = work.descriptor, .events = POLLIN};
    poll(&ready, 1, -1);
  }
  work.receive(work.context, bytes, count < 0 ? -(long)errno : (long)count);
  return NULL;
}

bool recurse_read_beside(int descriptor, recurse_bytes_receiver receive, void *context) {
  reading *work = malloc(sizeof *work);
  if (!work) return false;
  *work = (reading){descriptor, receive, context};
  // The signals of the process are not for this thread.
  sigset_t every, before;
  sigfillset(&every);
  pthread_sigmask(SIG_SETMASK, &every, &before);
  pthread_t thread;
  bool started = pthread_create(&thread, NULL, run, work) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (started) pthread_detach(thread);
  else free(work);
  return started;
}
