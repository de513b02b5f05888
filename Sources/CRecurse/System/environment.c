#include "system.h"

extern char **environ;

char **recurse_environment(void) { return environ; }
