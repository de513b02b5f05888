// An app imports Recurse alone: what it writes against comes from the modules below.
@_exported import RecurseLayout
@_exported import RecurseLists
@_exported import RecurseReactive
@_exported import RecurseReconciler
@_exported import RecurseTerminal
@_exported import RecurseWidgets
