#define _GNU_SOURCE
#include "ncurses.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

const char *recurse_capability(recurse_screen *screen, const char *name) {
  recurse_select(screen);
  const char *value = tigetstr(name);
  return value == NULL || value == (char *)-1 ? NULL : value;
}

int recurse_number(recurse_screen *screen, const char *name) {
  recurse_select(screen);
  return tigetnum(name);
}

int recurse_column_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool recurse_set_locale(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

bool recurse_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset && (strcasecmp(codeset, "UTF-8") == 0 || strcasecmp(codeset, "UTF8") == 0);
}

extern char **environ;

char **recurse_environment(void) { return environ; }
