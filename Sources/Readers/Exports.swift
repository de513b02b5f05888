// An app chooses a language, and reads and makes patches, without another import.
@_exported import RecurseHighlighting
@_exported import RecursePatches
