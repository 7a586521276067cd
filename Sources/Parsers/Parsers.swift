// Parsers
