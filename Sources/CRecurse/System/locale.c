#define _GNU_SOURCE
#include "system.h"

#include <langinfo.h>
#include <locale.h>
#include <strings.h>
#include <wchar.h>

int recurse_column_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool recurse_set_locale(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

bool recurse_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset && (strcasecmp(codeset, "UTF-8") == 0 || strcasecmp(codeset, "UTF8") == 0);
}
