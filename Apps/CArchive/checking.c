#define _GNU_SOURCE
#include "CArchive.h"
#include <archive.h>
#include <zlib.h>

enum { PART = 64 << 10 };

int carchive_is_gzip(carchive_form form) { return form.filter == ARCHIVE_FILTER_GZIP; }

void *carchive_check(const char *path) { return gzopen(path, "rbe"); }

int carchive_check_part(void *check) {
  unsigned char part[PART];
  int count = gzread(check, part, sizeof part);
  int status = Z_OK;
  gzerror(check, &status);
  // At the end of a file that was cut, zlib has an error beside the last bytes.
  if (count < 0 || (status != Z_OK && status != Z_STREAM_END)) return CARCHIVE_FAILED;
  return count > 0 ? CARCHIVE_OK : CARCHIVE_END;
}

void carchive_check_end(void *check) { gzclose_r(check); }
