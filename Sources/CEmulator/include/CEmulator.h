#ifndef CEMULATOR_H
#define CEMULATOR_H
#include <stdint.h>
#include <stddef.h>
#endif
