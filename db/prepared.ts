import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './connect.ts';

/**
 * A statement on a hot path: built and compiled once, then run with other values each time. `build` gets stand-ins that
 * it may use wherever a value goes; anything else in it stays as it was the first time.
 *
 * In a transaction, those that are called before the first of them is awaited leave in one piece and run in that order:
 * to wait for each answer costs more than most of the answers.
 */
export function prepared<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  let places: number[] = [];

  return async (db, ...values) => {
    if (!compiled) {
      const standIns = values.map((_, at) => Symbol(`value ${at}`));
      compiled = build(db, ...(standIns as unknown as Values)).compile();
      places = compiled.parameters.map((parameter) => standIns.indexOf(parameter as symbol));
    }
    const { parameters } = compiled;
    const filled = places.map((place, at) => (place < 0 ? parameters[at] : values[place]));
    const query = { ...compiled, parameters: filled };
    const { rows } = db.isTransaction ? await atOnce<Row>(db, query) : await db.executeQuery<Row>(query);
    return rows;
  };
}

/**
 * Kysely's executor would hold each statement back until the previous one is answered. It must provide the connection each
 * time: it refuses once the transaction has ended, when the connection belongs to another one.
 */
async function atOnce<Row>(tx: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const { running } = await tx.getExecutor().provideConnection(async (connection) => ({
    running: connection.executeQuery<Row>(query),
  }));
  return running;
}
