// An app imports Recurse alone: the core, and the controls that are written with it.
@_exported import RecurseControls
@_exported import RecurseCore
