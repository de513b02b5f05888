#define _GNU_SOURCE
#include "CArchive.h"
#include "library.h"
#include "names.h"
#include <string.h>

// The forms of archives by the endings of their names.
static const struct {
  const char *ending;
  int (*form)(struct archive *);
  int (*filter)(struct archive *);
} forms[] = {
  { ".zip", archive_write_set_format_zip, archive_write_add_filter_none },
  { ".7z", archive_write_set_format_7zip, archive_write_add_filter_none },
  { ".tar", archive_write_set_format_pax_restricted, archive_write_add_filter_none },
  { ".tar.gz", archive_write_set_format_pax_restricted, archive_write_add_filter_gzip },
  { ".tgz", archive_write_set_format_pax_restricted, archive_write_add_filter_gzip },
  { ".tar.bz2", archive_write_set_format_pax_restricted, archive_write_add_filter_bzip2 },
  { ".tar.xz", archive_write_set_format_pax_restricted, archive_write_add_filter_xz },
  { ".txz", archive_write_set_format_pax_restricted, archive_write_add_filter_xz },
  { ".tar.zst", archive_write_set_format_pax_restricted, archive_write_add_filter_zstd },
};

// The place of a form, or -1. A name that is nothing but an ending is hidden, and has none.
static int form_of(const char *name) {
  size_t length = strlen(name);
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    size_t end = strlen(forms[i].ending);
    if (length > end && !strcmp(name + length - end, forms[i].ending)) return (int)i;
  }
  return -1;
}

int carchive_packs(const char *name) { return form_of(name) >= 0; }

struct archive *carchive_pack(const char *name, int file, int *status) {
  int form = form_of(name);
  struct archive *archive = form < 0 ? NULL : archive_write_new();
  if (!archive) return NULL;
  carchive_names names = carchive_use_names();
  *status = carchive_status(forms[form].form(archive));
  // Without its library, a filter would start a program.
  if (*status == CARCHIVE_OK && forms[form].filter(archive) != ARCHIVE_OK) {
    *status = CARCHIVE_FATAL;
  }
  // The forms that store the encoding of names; the others have no such option.
  archive_write_set_options(archive, "hdrcharset=UTF-8");
  carchive_end_names(names);
  if (*status == CARCHIVE_OK) *status = carchive_status(archive_write_open_fd(archive, file));
  return archive;
}

int carchive_pack_item(struct archive *archive, const carchive_packed *item) {
  static const unsigned kinds[] = { AE_IFREG, AE_IFDIR, AE_IFLNK };
  struct archive_entry *entry = archive_entry_new();
  if (!entry) return CARCHIVE_FATAL;
  carchive_names names = carchive_use_names();
  archive_entry_set_filetype(entry, kinds[item->kind]);
  archive_entry_set_perm(entry, (mode_t)item->rights);
  archive_entry_set_uid(entry, item->owner);
  archive_entry_set_gid(entry, item->group);
  archive_entry_set_mtime(entry, (time_t)item->seconds, item->nanoseconds);
  archive_entry_set_size(entry, item->size);
  archive_entry_copy_pathname(entry, item->path);
  if (item->link) archive_entry_copy_symlink(entry, item->link);
  int status = carchive_status(archive_write_header(archive, entry));
  carchive_end_names(names);
  archive_entry_free(entry);
  return status;
}

int carchive_pack_part(struct archive *archive, const void *bytes, size_t count) {
  // What a file has more than before is cut.
  return archive_write_data(archive, bytes, count) < 0 ? CARCHIVE_FATAL : CARCHIVE_OK;
}

int carchive_pack_end(struct archive *archive) {
  return carchive_status(archive_write_close(archive));
}

void carchive_pack_free(struct archive *archive) {
  // Without this, closing would write the rest of an archive that is given up.
  archive_write_fail(archive);
  archive_write_free(archive);
}
