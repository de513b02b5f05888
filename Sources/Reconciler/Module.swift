// The module's first file arrives with its first commit.
