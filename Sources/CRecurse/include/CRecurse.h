#ifndef CRECURSE_H
#define CRECURSE_H
#include <stdint.h>
#include <stddef.h>
#endif
