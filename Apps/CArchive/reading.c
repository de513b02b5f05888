#define _GNU_SOURCE
#include "CArchive.h"
#include "library.h"
#include "names.h"
#include <sys/stat.h>

enum { BLOCK = 128 << 10 };

struct archive *carchive_open(const char *path, int *status) {
  struct archive *archive = archive_read_new();
  if (!archive) return NULL;
  // Named one by one: some of the others start programs.
  archive_read_support_filter_gzip(archive);
  archive_read_support_filter_bzip2(archive);
  archive_read_support_filter_xz(archive);
  archive_read_support_filter_lzma(archive);
  archive_read_support_filter_lzip(archive);
  archive_read_support_filter_lz4(archive);
  archive_read_support_filter_zstd(archive);
  archive_read_support_filter_compress(archive);
  archive_read_support_filter_rpm(archive);
  archive_read_support_format_tar(archive);
  archive_read_support_format_zip(archive);
  archive_read_support_format_7zip(archive);
  archive_read_support_format_cpio(archive);
  archive_read_support_format_ar(archive);
  archive_read_support_format_iso9660(archive);
  archive_read_support_format_rar(archive);
  archive_read_support_format_rar5(archive);
  archive_read_support_format_cab(archive);
  archive_read_support_format_lha(archive);
  archive_read_support_format_empty(archive);
  *status = carchive_status(archive_read_open_filename(archive, path, BLOCK));
  return archive;
}

static const char *either(const char *bytes, const char *text) { return bytes ? bytes : text; }

static void describe(struct archive_entry *entry, carchive_item *item) {
  item->entry = entry;
  item->path = either(archive_entry_pathname(entry), archive_entry_pathname_utf8(entry));
  item->same = either(archive_entry_hardlink(entry), archive_entry_hardlink_utf8(entry));
  item->link = either(archive_entry_symlink(entry), archive_entry_symlink_utf8(entry));
  item->is_encrypted = archive_entry_is_encrypted(entry);
  switch (archive_entry_filetype(entry) & S_IFMT) {
  case S_IFREG: item->kind = CARCHIVE_FILE; break;
  case S_IFDIR: item->kind = CARCHIVE_FOLDER; break;
  case S_IFLNK: item->kind = CARCHIVE_LINK; break;
  default: item->kind = CARCHIVE_OTHER;
  }
}

int carchive_next(struct archive *archive, carchive_item *item) {
  carchive_names names = carchive_use_names();
  struct archive_entry *entry;
  int status;
  item->follows_damage = 0;
  while ((status = archive_read_next_header(archive, &entry)) == ARCHIVE_RETRY) item->follows_damage = 1;
  int is_doubtful = status == ARCHIVE_WARN;
  status = carchive_status(status);
  if (status == CARCHIVE_OK) describe(entry, item);
  item->is_doubtful = is_doubtful;
  carchive_end_names(names);
  return status;
}

int carchive_read(struct archive *archive, const void **bytes, size_t *count, int64_t *place) {
  la_int64_t offset = 0;
  int status = archive_read_data_block(archive, bytes, count, &offset);
  *place = offset;
  // A warning here is about contents that are others than the archive says.
  return status == ARCHIVE_WARN ? CARCHIVE_FAILED : carchive_status(status);
}

int carchive_form_of(struct archive *archive, carchive_form *form) {
  *form = (carchive_form){ archive_format(archive), ARCHIVE_FILTER_NONE };
  for (int i = 0; i < archive_filter_count(archive); i++) {
    int filter = archive_filter_code(archive, i);
    if (filter == ARCHIVE_FILTER_NONE) continue;
    if (form->filter != ARCHIVE_FILTER_NONE) return CARCHIVE_FAILED;
    form->filter = filter;
  }
  switch (form->format & ARCHIVE_FORMAT_BASE_MASK) {
  case ARCHIVE_FORMAT_ZIP:
  case ARCHIVE_FORMAT_7ZIP:
    return form->filter == ARCHIVE_FILTER_NONE ? CARCHIVE_OK : CARCHIVE_FAILED;
  case ARCHIVE_FORMAT_TAR: break;
  default: return CARCHIVE_FAILED;
  }
  switch (form->filter) {
  case ARCHIVE_FILTER_NONE:
  case ARCHIVE_FILTER_GZIP:
  case ARCHIVE_FILTER_BZIP2:
  case ARCHIVE_FILTER_COMPRESS:
  case ARCHIVE_FILTER_LZMA:
  case ARCHIVE_FILTER_XZ:
  case ARCHIVE_FILTER_LZIP:
  case ARCHIVE_FILTER_LZ4:
  case ARCHIVE_FILTER_ZSTD: return CARCHIVE_OK;
  default: return CARCHIVE_FAILED;
  }
}

int64_t carchive_bytes_read(struct archive *archive) { return archive_filter_bytes(archive, -1); }

void carchive_close(struct archive *archive) { archive_read_free(archive); }

const char *carchive_words(struct archive *archive) { return archive_error_string(archive); }

int carchive_code(struct archive *archive) { return archive_errno(archive); }
