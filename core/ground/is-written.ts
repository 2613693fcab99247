import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a held row already equals the row to be written, with its next version. A form that is sent twice then finds its
 * first result and causes no conflict (decision 212).
 */
export function isWritten<Row extends object>(
  row: Row,
  written: { [Column in keyof Row]?: unknown },
): boolean {
  return (Object.keys(written) as (keyof Row)[]).every((column) =>
    isDeepStrictEqual(row[column], written[column]),
  );
}
