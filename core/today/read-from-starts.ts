import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import type { Start } from '../ground/start.ts';

type Part = (accountId: string, db: Db) => RawBuilder<unknown>;
type Read<Row> = (db: Db, accountId: string) => Promise<Row[]>;

/**
 * Reads what an account has from its starts, by one short statement for each start from which `partsFrom` has parts. `whole` makes a
 * statement of the rows of all its parts.
 */
export function readFromStarts<Row extends object>(
  partsFrom: (start: Start) => readonly Part[],
  whole: (rows: RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Db, accountId: string, starts: Iterable<Start>) => Promise<Row[]> {
  const reads = new Map<Start, Read<Row>>();

  function readOf(start: Start): Read<Row> {
    const parts = partsFrom(start);
    if (parts.length === 0) return async () => [];
    return gathered((db, accountId: string) => {
      const rows = sql.join(
        parts.map((part) => part(accountId, db)),
        sql` union all `,
      );
      return whole(rows);
    });
  }

  return async (db, accountId, starts) => {
    const found = [...starts].map((start) => {
      const read = reads.get(start) ?? readOf(start);
      reads.set(start, read);
      return read(db, accountId);
    });
    return (await Promise.all(found)).flat();
  };
}
