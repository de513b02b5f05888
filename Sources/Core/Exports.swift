// The core is one module for those who use it: what they write against comes from the modules below.
@_exported import RecurseLayout
@_exported import RecurseLists
@_exported import RecurseReactive
@_exported import RecurseReconciler
@_exported import RecurseTerminal
@_exported import RecurseThemes
@_exported import RecurseWidgets
