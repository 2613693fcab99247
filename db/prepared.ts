import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';
import { byKey } from './reads.ts';
import { sendAtOnce } from './send-at-once.ts';
import { isTogether } from './together.ts';

/**
 * A statement on a hot path: built and compiled once, then run with other values each time. `build` gets stand-ins that
 * it may use wherever a value goes; anything else in it stays as it was the first time.
 */
export function prepared<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  let positions: number[] = [];

  return async (db, ...values) => {
    if (!compiled) {
      const standIns = values.map((_, at) => Symbol(`value ${at}`));
      compiled = build(db, ...(standIns as unknown as Values)).compile();
      positions = compiled.parameters.map((parameter) => standIns.indexOf(parameter as symbol));
    }
    const { parameters } = compiled;
    const filled = positions.map((position, at) => (position < 0 ? parameters[at] : values[position]));
    const query = { ...compiled, parameters: filled };
    if (isTogether(db)) return sendAtOnce<Row>(db, query);
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

/** A statement that is built for one time, as a condition for its caller. It travels as `prepared` ones do. */
export async function sent<Row>(db: Db, statement: Compilable<Row>): Promise<Row[]> {
  const query = statement.compile();
  if (isTogether(db)) return sendAtOnce<Row>(db, query);
  return (await db.executeQuery<Row>(query)).rows;
}

/**
 * As `prepared`, for a single short select by a key: outside a transaction it travels over the pipelined connections, where a
 * slow statement would hold up those behind it. `tests/rules/driver.test.ts` names the files that declare one.
 */
export function readByKey<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const select = prepared(build);
  return (db, ...values) => select(byKey(db), ...values);
}
