import { type Expression, sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import { type Fields, mostRows, type Order, type Query } from './query.ts';
import { all, any, type Truth, whereOf } from './where.ts';

/** A page in the database's terms. */
export type PageRequest = {
  where: Truth;
  orders: Expression<unknown>[];
  limit: number;
  offset: number;
  /** So few rows match that an index of their own leads to them. */
  isNarrow: boolean;
  /** So few rows by a key that reading them takes no time. */
  isQuick: boolean;
};

/** A table's implementation of a list. It must return only rows that the caller may read. */
export type Source<Row> = {
  fields: Fields;
  find(id: string): Promise<Row | undefined>;
  read(page: PageRequest): Promise<Row[]>;
  /** The number of rows, but no more than `most`. */
  count(asked: Pick<PageRequest, 'where' | 'isNarrow'>, most: number): Promise<number>;
};

const quickLimit = 100;

export type Page<Row> = { total: number; rows: Row[] };

/**
 * One page of a list, and the number of rows that match in all (0 if the total was not requested).
 * @throws Refusal `general_cursor_not_found` or `database_query_order_null`.
 */
export async function readPage<Row extends object>(
  query: Query,
  source: Source<Row>,
  { withTotal }: { withTotal: boolean },
): Promise<Page<Row>> {
  const terms = orderTerms(query, source.fields);
  const isBackwards = query.cursor?.direction === 'before';
  const filter = query.conditions.map(whereOf);
  const beyond = query.cursor ? [await beyondCursor(query.cursor.id, terms, isBackwards, source)] : [];
  const equals = query.conditions.flatMap((condition) => (condition.method === 'equal' ? condition : []));
  const isNarrow = equals.some(({ field }) => field.isNarrow || field.isKey);
  const isQuick =
    equals.some(({ field, values }) => field.isKey && values.length === 1) && query.limit <= quickLimit;
  // One row more than wanted shows whether the list continues, which usually saves counting it.
  const found = await source.read({
    isNarrow,
    isQuick,
    where: all([...filter, ...beyond]),
    orders: terms.map(({ field, direction }) =>
      (direction === 'asc') === isBackwards
        ? sql`${sql.ref(field.column)} desc`
        : sql`${sql.ref(field.column)} asc`,
    ),
    limit: query.limit + 1,
    offset: query.offset,
  });
  const rows = found.slice(0, query.limit);
  const count = () => source.count({ where: all(filter), isNarrow }, mostRows);
  const total = withTotal ? await countAll(query, found.length, count) : 0;
  return { total, rows: isBackwards ? rows.reverse() : rows };
}

/** A page that contains the list's end gives the total without counting. */
async function countAll(query: Query, found: number, count: () => Promise<number>): Promise<number> {
  const isEnd = !query.cursor && found <= query.limit && (found > 0 || query.offset === 0);
  return isEnd ? Math.min(query.offset + found, mostRows) : count();
}

/** The wanted orders, and `$sequence` where they leave a tie. */
function orderTerms({ orders }: Query, fields: Fields): Order[] {
  const field = fields.$sequence;
  if (!field) throw new Error('A list needs the field $sequence.');
  if (orders.some((order) => order.field === field)) return orders;
  const last = orders.at(-1);
  const isTime = last?.attribute === '$createdAt' || last?.attribute === '$updatedAt';
  return [...orders, { attribute: '$sequence', field, direction: isTime ? last.direction : 'asc' }];
}

/** The rows that come after (backwards: before) the cursor's row in the order of `terms`. */
async function beyondCursor<Row extends object>(
  id: string,
  terms: Order[],
  isBackwards: boolean,
  source: Source<Row>,
): Promise<Truth> {
  const row = await source.find(id);
  if (!row) throw new Refusal('general_cursor_not_found');
  const values = terms.map(({ field }) => (row as Record<string, unknown>)[field.column] ?? null);
  if (values.includes(null)) throw new Refusal('database_query_order_null');
  const choices = terms.map(({ field, direction }, at) => {
    const column = sql.ref(field.column);
    const ties = terms
      .slice(0, at)
      .map((term, tie) => sql`${sql.ref(term.field.column)} = ${values[tie]}` as Truth);
    const isUpwards = (direction === 'asc') !== isBackwards;
    const step = isUpwards ? sql`${column} > ${values[at]}` : sql`${column} < ${values[at]}`;
    // Nulls come last upwards, as PostgreSQL orders them.
    const further = isUpwards && field.nullable ? sql`(${step} or ${column} is null)` : step;
    return all([...ties, further as Truth]);
  });
  const bound = terms[0] && boundOf(terms[0], values[0], isBackwards);
  return bound ? all([bound, any(choices)]) : any(choices);
}

/** It follows from the choices, but lets an index begin at the cursor. It would exclude nulls at the end. */
function boundOf({ field, direction }: Order, value: unknown, isBackwards: boolean): Truth | null {
  const column = sql.ref(field.column);
  if ((direction === 'asc') === isBackwards) return sql`${column} <= ${value}`;
  return field.nullable ? null : sql`${column} >= ${value}`;
}
