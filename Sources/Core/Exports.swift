// The core exports the modules below, so that its clients import a single module.
@_exported import RecurseGeometry
@_exported import RecurseLayout
@_exported import RecurseLists
@_exported import RecurseMatching
@_exported import RecurseReactive
@_exported import RecurseReconciler
@_exported import RecurseTerminal
@_exported import RecurseThemes
@_exported import RecurseWidgets
