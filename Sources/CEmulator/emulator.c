#include "CEmulator.h"
