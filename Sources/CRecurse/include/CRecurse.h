#ifndef CRECURSE_H
#define CRECURSE_H
#include <stdint.h>
#include <stddef.h>
#include "unicode_tables.h"
#endif
