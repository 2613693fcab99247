import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect.ts';

/**
 * A statement on a hot path: built and compiled once, then run with other values each time. `build` gets stand-ins that
 * it may use wherever a value goes; anything else in it stays as it was the first time.
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
    return (await db.executeQuery<Row>({ ...compiled, parameters: filled })).rows;
  };
}
