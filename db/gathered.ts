import { type Expression, sql } from 'kysely';
import type { Db } from './connect.ts';
import { readByKey } from './prepared.ts';

/** Keys of one statement, so that those behind it on the same connection do not wait for long. */
const mostKeys = 32;
/** Turns of the event loop for which a statement waits, as long as each brings another key. */
const mostTurns = 5;

/** A key, and those who ask for its rows. */
type Asked<Values, Row> = {
  values: Values;
  callers: { resolve(rows: Row[]): void; reject(error: unknown): void }[];
};

/**
 * As `readByKey`, for rows of a key that many callers need at once: the callers of one turn of the event loop share one
 * statement, and those of the next few turns while more come. Each gets its rows in their order, as copies of their own whose values are
 * shared. Where a value makes it fail, each key is asked alone; any other failure is that of all.
 * @param types of the values in PostgreSQL
 */
export function gathered<Values extends readonly (string | Buffer)[], Row extends object>(
  build: (db: Db, ...values: Values) => Expression<Row>,
  types: readonly ('text' | 'bytea')[] = ['text'],
): (db: Db, ...values: Values) => Promise<Row[]> {
  const select = readByKey((db, ...lists: unknown[][]) => {
    const names = types.map((_, at) => `value_${at}`);
    // Builders take a reference wherever they take a value.
    const values = names.map((name) => sql.ref(`gathered.${name}`)) as unknown as Values;
    const arrays = types.map((type, at) => sql`${lists[at]}::${sql.raw(type)}[]`);
    const statement = sql<Row & { gathered_position: number }>`
      select gathered.position::int as gathered_position, found.*
      from unnest(${sql.join(arrays)}) with ordinality as gathered(${sql.join(names.map(sql.ref))}, position)
      cross join lateral (${build(db, ...values)}) as found`;
    return { compile: () => statement.compile(db) };
  });
  const filling = new WeakMap<Db, Map<string, Asked<Values, Row>>>();

  async function send(db: Db, asked: readonly Asked<Values, Row>[]): Promise<void> {
    try {
      const lists = types.map((_, at) => asked.map(({ values }) => values[at]));
      const found: (Row & { gathered_position: number })[][] = asked.map(() => []);
      for (const row of await select(db, ...lists)) found[row.gathered_position - 1]?.push(row);
      for (const [at, { callers }] of asked.entries())
        for (const { resolve } of callers)
          resolve((found[at] ?? []).map(({ gathered_position: _, ...row }) => row as unknown as Row));
    } catch (error) {
      if (asked.length > 1 && isOfValue(error)) for (const one of asked) send(db, [one]);
      else for (const { reject } of asked.flatMap(({ callers }) => callers)) reject(error);
    }
  }

  function open(db: Db): Map<string, Asked<Values, Row>> {
    const keys = new Map<string, Asked<Values, Row>>();
    filling.set(db, keys);
    let [turns, before] = [0, 1];
    const pass = () => {
      turns += 1;
      const isGrowing = keys.size > before && keys.size < mostKeys && turns < mostTurns;
      before = keys.size;
      if (isGrowing) return void setImmediate(pass);
      if (filling.get(db) === keys) filling.delete(db);
      send(db, [...keys.values()]);
    };
    setImmediate(pass);
    return keys;
  }

  return (db, ...values) =>
    new Promise((resolve, reject) => {
      const key = JSON.stringify(values.map(textOf));
      let keys = filling.get(db);
      if (!keys || (keys.size === mostKeys && !keys.has(key))) keys = open(db);
      const asked = keys.get(key) ?? { values, callers: [] };
      keys.set(key, asked);
      asked.callers.push({ resolve, reject });
    });
}

const textOf = (value: string | Buffer) => (typeof value === 'string' ? value : value.toString('base64'));

/** PostgreSQL's class of errors by what is in a value or a row, such as a sign that no text may have. */
function isOfValue(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('22');
}
