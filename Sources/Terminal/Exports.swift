// Cells are named by their places and sizes.
@_exported import RecurseGeometry
