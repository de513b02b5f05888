#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/// libarchive converts names to the encoding of the thread's locale. In "C", it loses letters.
typedef struct {
  locale_t names;
  locale_t before;
} carchive_names;

static inline carchive_names carchive_use_names(void) {
  carchive_names used = { newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0), (locale_t)0 };
  if (!used.names) used.names = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  if (used.names) used.before = uselocale(used.names);
  return used;
}

static inline void carchive_end_names(carchive_names used) {
  if (!used.names) return;
  uselocale(used.before);
  freelocale(used.names);
}
