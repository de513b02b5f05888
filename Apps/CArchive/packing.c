#define _GNU_SOURCE
#include "CArchive.h"
#include "library.h"
#include "names.h"
#include <string.h>

// The forms of archives by the endings of their names.
static const struct {
  const char *ending;
  carchive_form form;
} forms[] = {
  { ".zip", { ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE } },
  { ".7z", { ARCHIVE_FORMAT_7ZIP, ARCHIVE_FILTER_NONE } },
  { ".tar", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_NONE } },
  { ".tar.gz", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_GZIP } },
  { ".tgz", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_GZIP } },
  { ".tar.bz2", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_BZIP2 } },
  { ".tar.xz", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_XZ } },
  { ".txz", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_XZ } },
  { ".tar.zst", { ARCHIVE_FORMAT_TAR, ARCHIVE_FILTER_ZSTD } },
};

// A name that is nothing but an ending is hidden, and tells no form.
int carchive_form_of_name(const char *name, carchive_form *form) {
  size_t length = strlen(name);
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
    size_t end = strlen(forms[i].ending);
    if (length > end && !strcmp(name + length - end, forms[i].ending)) {
      *form = forms[i].form;
      return CARCHIVE_OK;
    }
  }
  return CARCHIVE_FAILED;
}

int carchive_is_tar(carchive_form form) {
  return (form.format & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
}

static int set_format(struct archive *archive, int format) {
  switch (format) {
  case ARCHIVE_FORMAT_ZIP: return archive_write_set_format_zip(archive);
  case ARCHIVE_FORMAT_7ZIP: return archive_write_set_format_7zip(archive);
  // An archive that has exact dates keeps them.
  case ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE: return archive_write_set_format_pax(archive);
  default: return archive_write_set_format_pax_restricted(archive);
  }
}

struct archive *carchive_pack(carchive_form form, int file, int *status) {
  struct archive *archive = archive_write_new();
  if (!archive) return NULL;
  carchive_names names = carchive_use_names();
  *status = carchive_status(set_format(archive, form.format));
  // Without its library, a filter would start a program.
  if (*status == CARCHIVE_OK && archive_write_add_filter(archive, form.filter) != ARCHIVE_OK) {
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
  // The item before may be one that another archive has stored as it is.
  if (archive_format(archive) == ARCHIVE_FORMAT_ZIP) {
    archive_write_zip_set_compression_deflate(archive);
  }
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
