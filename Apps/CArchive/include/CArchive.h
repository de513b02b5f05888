#ifndef CARCHIVE_H
#define CARCHIVE_H

// Without the header of libarchive, which would bring parts of the system's into this module.
#include <stddef.h>
#include <stdint.h>

struct archive;
struct archive_entry;

enum {
  CARCHIVE_OK = 0,
  CARCHIVE_END = 1,
  /// This item cannot be had, and the next one perhaps.
  CARCHIVE_FAILED = -1,
  /// Nothing more can be had.
  CARCHIVE_FATAL = -2,
};

enum { CARCHIVE_FILE, CARCHIVE_FOLDER, CARCHIVE_LINK, CARCHIVE_OTHER };

/// What an archive has next. The names are bytes: UTF-8 where the archive tells their encoding, and
/// otherwise as they are stored. They last until the next call.
typedef struct {
  struct archive_entry *entry;
  int kind;
  int is_encrypted;
  /// Whether a part of its head could not be read.
  int is_doubtful;
  /// Whether damage was passed over before it, or before the end.
  int follows_damage;
  const char *path;
  /// The path of the item of which this is another name, or NULL.
  const char *same;
  /// The text of a link, or NULL.
  const char *link;
} carchive_item;

/// Begins to read an archive. Returns NULL without memory; `status` tells whether it can be read.
struct archive *carchive_open(const char *path, int *status);

/// Reads the head of the next item, whatever the locale of the process is.
int carchive_next(struct archive *archive, carchive_item *item);

/// Reads a part of the contents of the item, which lasts until the next call.
int carchive_read(struct archive *archive, const void **bytes, size_t *count, int64_t *place);

/// The form of an archive: the format and the filter of libarchive.
typedef struct {
  int format;
  int filter;
} carchive_form;

/// The form of an archive of which an item was read. CARCHIVE_FAILED for one that is only read.
int carchive_form_of(struct archive *archive, carchive_form *form);

/// The bytes of the file that are read.
int64_t carchive_bytes_read(struct archive *archive);

void carchive_close(struct archive *archive);

/// Begins to write items. None of them goes through a link, and none has "..".
struct archive *carchive_disk(void);

/// Writes the head of an item under other names; `same` is NULL unless the item has one. Its owner
/// can read it, and change a folder.
int carchive_write(struct archive *disk, const carchive_item *item, const char *path,
                   const char *same);

int carchive_write_part(struct archive *disk, const void *bytes, size_t count, int64_t place);

/// Gives an item its date and rights.
int carchive_finish_item(struct archive *disk);

/// Gives the folders their dates and rights, and ends the writing.
int carchive_finish(struct archive *disk);

/// An item to pack. `link` is the text of a link, or NULL.
typedef struct {
  int kind;
  const char *path;
  const char *link;
  uint32_t rights;
  int64_t owner;
  int64_t group;
  int64_t size;
  int64_t seconds;
  long nanoseconds;
} carchive_packed;

/// The form that the ending of a name tells. CARCHIVE_FAILED without one.
int carchive_form_of_name(const char *name, carchive_form *form);

/// Whether the filter of a form is gzip, whose checksum libarchive does not compare.
int carchive_is_gzip(carchive_form form);
/// Begins to read a file of gzip, comparing its checksums. Returns NULL if it cannot be opened.
void *carchive_check(const char *path);
/// Reads a part. CARCHIVE_OK if there may be more, CARCHIVE_END, or CARCHIVE_FAILED for damage.
int carchive_check_part(void *check);
void carchive_check_end(void *check);
/// Whether a form is one of tar.
int carchive_is_tar(carchive_form form);

/// Begins to write an archive into an open file. Returns NULL without memory.
struct archive *carchive_pack(carchive_form form, int file, int *status);

/// Begins an item, whatever the locale of the process is.
int carchive_pack_item(struct archive *archive, const carchive_packed *item);

/// What is another one in an item that goes from an archive into another. NULL for what stays.
typedef struct {
  const char *path;
  const char *same;
  /// Whether the item becomes a file of its own, of this size, which has other contents or was
  /// another name of a file.
  int is_alone;
  int64_t size;
  int64_t seconds;
  long nanoseconds;
} carchive_passage;

/// Begins an item that was read from another archive, with all that is known of it. A part of that
/// which cannot be written is a failure.
int carchive_pass(struct archive *archive, struct archive *source, const carchive_item *item,
                  const carchive_passage *passage);

/// Adds a part of the contents of the item. What is more than its size is cut.
int carchive_pack_part(struct archive *archive, const void *bytes, size_t count);

/// Writes what is left.
int carchive_pack_end(struct archive *archive);

/// Ends the work on an archive, and writes no more of it.
void carchive_pack_free(struct archive *archive);

/// What libarchive says about the last call, or NULL, and its `errno`.
const char *carchive_words(struct archive *archive);
int carchive_code(struct archive *archive);

#endif
