"""Paper: worksheets with their answers, a card of the rules, a sheet for the host, tables."""
