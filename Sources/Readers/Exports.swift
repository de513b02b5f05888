// An app chooses a language without another import.
@_exported import RecurseHighlighting
