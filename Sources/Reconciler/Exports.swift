// Sizes of content are those of cells.
@_exported import RecurseGeometry
