import pg from 'pg';

// Private part: the driver's class of statements and its results (`pg/lib/query.js`, `pg/lib/result.js`). Checked with
// pg 8.23.1. Need: decision 240 has the figure that a description with every answer costs.

/** The data by which the driver reads rows: their columns, how each is parsed, and an empty row. */
type Description = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Wire = { describe(message: unknown): void };

type Config = {
  name: string;
  text: string;
  values: unknown[];
  callback: (error: Error | null, result: pg.QueryResult) => void;
};

/** As much of the driver's class as this builds on (`pg/lib/query.js`); its types leave it out. */
type DriverQuery = pg.Submittable & {
  readonly name: string;
  readonly _result: Description;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
};
const DriverQuery = pg.Query as unknown as new (config: Config) => DriverQuery;

type Known = { descriptions: Map<string, Description>; withoutDescribe: Wire };
const known = new WeakMap<Wire, Known>();

/**
 * A named statement whose columns the database describes once for each connection rather than with every answer. A statement
 * that has been parsed keeps its columns: after a change of its table it is refused, and gets another name.
 */
export class DescribedQuery extends DriverQuery {
  #descriptions: Map<string, Description> | undefined;

  override prepare(wire: Wire): void {
    const { descriptions, withoutDescribe } = knownOf(wire);
    this.#descriptions = descriptions;
    const description = descriptions.get(this.name);
    if (!description) {
      super.prepare(wire);
      return;
    }
    Object.assign(this._result, description);
    this._accumulateRows = true;
    super.prepare(withoutDescribe);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#descriptions?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

function knownOf(wire: Wire): Known {
  const found = known.get(wire);
  if (found) return found;
  const withoutDescribe: Wire = Object.create(wire, { describe: { value: () => {} } });
  const fresh = { descriptions: new Map<string, Description>(), withoutDescribe };
  known.set(wire, fresh);
  return fresh;
}
