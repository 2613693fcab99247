import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a held row stands as it would be written, its next version included. A form that is sent twice finds what its first
 * sending has written: that is done, and no conflict (decision 212).
 */
export function isWritten<Row extends object>(
  row: Row,
  written: { [Column in keyof Row]?: unknown },
): boolean {
  return (Object.keys(written) as (keyof Row)[]).every((column) =>
    isDeepStrictEqual(row[column], written[column]),
  );
}
