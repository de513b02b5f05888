#if defined(__has_include) && !__has_include(<archive.h>)
#error "file-manager needs libarchive 3. Debian, Ubuntu: apt install libarchive-dev. macOS: brew install libarchive."
#endif

#include <archive.h>
#include <archive_entry.h>

/// The status of libarchive as the callers know it. A warning is about what they do not ask for.
static inline int carchive_status(int status) {
  switch (status) {
  case ARCHIVE_OK:
  case ARCHIVE_WARN: return CARCHIVE_OK;
  case ARCHIVE_EOF: return CARCHIVE_END;
  case ARCHIVE_FATAL: return CARCHIVE_FATAL;
  default: return CARCHIVE_FAILED;
  }
}
