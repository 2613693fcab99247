/**
 * Rows of a list written as a table in the source: one row a line, columns parted by `|`. It is compact, and an author can
 * add a row without knowing its type.
 */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** A cell that holds several values. */
export function valuesOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
