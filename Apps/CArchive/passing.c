#define _GNU_SOURCE
#include "CArchive.h"
#include "library.h"
#include "names.h"
#include <string.h>

// A zip says of each file how it is compressed. What is stored, such as a picture, stays so.
static void use_compression(struct archive *archive, struct archive *source) {
  if (archive_format(archive) != ARCHIVE_FORMAT_ZIP) return;
  const char *format = archive_format_name(source);
  if (format && strstr(format, "uncompressed")) archive_write_zip_set_compression_store(archive);
  else archive_write_zip_set_compression_deflate(archive);
}

int carchive_pass(struct archive *archive, struct archive *source, const carchive_item *item,
                  const carchive_passage *passage) {
  struct archive_entry *entry = item->entry;
  carchive_names names = carchive_use_names();
  if (passage->path) archive_entry_copy_pathname(entry, passage->path);
  if (passage->is_alone) {
    archive_entry_set_hardlink(entry, NULL);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_size(entry, passage->size);
    archive_entry_set_mtime(entry, (time_t)passage->seconds, passage->nanoseconds);
    archive_entry_sparse_clear(entry);
  } else if (passage->same) {
    archive_entry_copy_hardlink(entry, passage->same);
  }
  use_compression(archive, source);
  int status = archive_write_header(archive, entry);
  carchive_end_names(names);
  // Of tar, that is about a name that is no text, which it has all the same.
  int is_tar = carchive_is_tar((carchive_form){ archive_format(archive), ARCHIVE_FILTER_NONE });
  return status == ARCHIVE_WARN && !is_tar ? CARCHIVE_FAILED : carchive_status(status);
}
