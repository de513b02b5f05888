// Its frames and sizes are those of cells.
@_exported import RecurseGeometry
