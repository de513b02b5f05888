#define _GNU_SOURCE
#include "CFileWork.h"
#include <unistd.h>

int64_t filework_seek_data(int file, int64_t place) { return lseek(file, place, SEEK_DATA); }

int64_t filework_seek_hole(int file, int64_t place) { return lseek(file, place, SEEK_HOLE); }
