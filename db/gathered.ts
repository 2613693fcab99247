import { type Expression, sql } from 'kysely';
import type { Db } from './connect.ts';
import { readByKey } from './prepared.ts';

/** Callers of one statement, so that those behind it on the same connection do not wait for long. */
const mostCallers = 100;

type Waiting<Values, Row> = { values: Values; resolve(rows: Row[]): void; reject(error: unknown): void };

/**
 * As `readByKey`, for rows of a key that many callers need at once: the callers of one turn of the event loop share one
 * statement, and each gets its own rows in their order. Where a value makes it fail, each is asked alone; any other failure is
 * that of all.
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
  const filling = new WeakMap<Db, Waiting<Values, Row>[]>();

  async function send(db: Db, asked: Waiting<Values, Row>[]): Promise<void> {
    if (filling.get(db) === asked) filling.delete(db);
    try {
      const lists = types.map((_, at) => asked.map(({ values }) => values[at]));
      const found: Row[][] = asked.map(() => []);
      for (const { gathered_position: position, ...row } of await select(db, ...lists))
        found[position - 1]?.push(row as unknown as Row);
      asked.forEach(({ resolve }, at) => {
        resolve(found[at] ?? []);
      });
    } catch (error) {
      if (asked.length > 1 && isOfValue(error)) for (const one of asked) send(db, [one]);
      else for (const { reject } of asked) reject(error);
    }
  }

  return (db, ...values) =>
    new Promise((resolve, reject) => {
      let asked = filling.get(db);
      if (!asked || asked.length === mostCallers) {
        asked = [];
        filling.set(db, asked);
        setImmediate(send, db, asked);
      }
      asked.push({ values, resolve, reject });
    });
}

/** PostgreSQL's class of errors by what is in a value or a row, such as a sign that no text may have. */
function isOfValue(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('22');
}
