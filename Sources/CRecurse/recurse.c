#include "CRecurse.h"
