#include "CArchive.h"
#include "library.h"

struct archive *carchive_disk(void) {
  struct archive *disk = archive_write_disk_new();
  if (disk) {
    archive_write_disk_set_options(disk, ARCHIVE_EXTRACT_TIME | ARCHIVE_EXTRACT_SECURE_SYMLINKS |
                                             ARCHIVE_EXTRACT_SECURE_NODOTDOT);
  }
  return disk;
}

int carchive_write(struct archive *disk, const carchive_item *item, const char *path,
                   const char *same) {
  struct archive_entry *entry = item->entry;
  if (same) archive_entry_copy_hardlink(entry, same);
  else if (item->link) archive_entry_copy_symlink(entry, item->link);
  archive_entry_copy_pathname(entry, path);
  int rights = item->kind == CARCHIVE_FOLDER ? 0700 : 0400;
  archive_entry_set_perm(entry, (archive_entry_perm(entry) & 0777) | rights);
  return carchive_status(archive_write_header(disk, entry));
}

int carchive_write_part(struct archive *disk, const void *bytes, size_t count, int64_t place) {
  return archive_write_data_block(disk, bytes, count, place) < 0 ? CARCHIVE_FAILED : CARCHIVE_OK;
}

int carchive_finish_item(struct archive *disk) {
  return carchive_status(archive_write_finish_entry(disk));
}

int carchive_finish(struct archive *disk) { return carchive_status(archive_write_free(disk)); }
