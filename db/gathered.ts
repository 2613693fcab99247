import type { Compilable } from 'kysely';
import type { Db } from './connect.ts';
import { readByKey } from './prepared.ts';

/** Keys of one statement, so that those behind it on the same connection do not wait for long. */
const mostKeys = 100;

type Waiting<Key, Row> = { key: Key; resolve(row: Row | undefined): void; reject(error: unknown): void };

/**
 * As `readByKey`, for the row of a key that many callers need at once: the keys of one turn of the event loop share one
 * statement. `position` numbers the key of a row from 1. A failure fails all keys, so no key may have a form that can fail.
 */
export function gathered<Key, Row extends { position: number }>(
  build: (db: Db, keys: Key[]) => Compilable<Row>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const select = readByKey(build);
  const filling = new WeakMap<Db, Waiting<Key, Row>[]>();

  async function send(db: Db, asked: Waiting<Key, Row>[]): Promise<void> {
    if (filling.get(db) === asked) filling.delete(db);
    try {
      const rows = await select(
        db,
        asked.map(({ key }) => key),
      );
      const found: (Row | undefined)[] = [];
      for (const row of rows) found[row.position - 1] = row;
      asked.forEach(({ resolve }, at) => {
        resolve(found[at]);
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      let asked = filling.get(db);
      if (!asked || asked.length === mostKeys) {
        asked = [];
        filling.set(db, asked);
        setImmediate(send, db, asked);
      }
      asked.push({ key, resolve, reject });
    });
}
