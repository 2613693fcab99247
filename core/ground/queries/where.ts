import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition, Field, Value } from './query.ts';

const lists: Record<Field['type'], RawBuilder<unknown>> = {
  text: sql`text[]`,
  boolean: sql`boolean[]`,
  integer: sql`bigint[]`,
  sequence: sql`bigint[]`,
  moment: sql`timestamptz[]`,
};

export type Truth = Expression<SqlBool>;

/** The conjunction of the parts; true if there are none. */
export function all(parts: Truth[]): Truth {
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

export function any(parts: Truth[]): Truth {
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}

/**
 * The condition in SQL: columns come from the field table, values are always parameters. A list of values is one array
 * parameter, so that the number of distinct statement texts does not grow with its length.
 */
export function whereOf(condition: Condition): Truth {
  if ('conditions' in condition) {
    const parts = condition.conditions.map(whereOf);
    return condition.method === 'and' ? all(parts) : any(parts);
  }
  const { method, field, values } = condition;
  const column = sql.ref(field.column);
  const [first, second] = values;
  switch (method) {
    case 'equal':
      // A single value compared with `=` lets an index on (column, sequence) also give the order.
      return values.length === 1
        ? sql<SqlBool>`${column} = ${first}`
        : sql<SqlBool>`${column} = any(${values}::${lists[field.type]})`;
    case 'notEqual':
      return sql<SqlBool>`${column} <> ${first}`;
    case 'lessThan':
      return sql<SqlBool>`${column} < ${first}`;
    case 'lessThanEqual':
      return sql<SqlBool>`${column} <= ${first}`;
    case 'greaterThan':
      return sql<SqlBool>`${column} > ${first}`;
    case 'greaterThanEqual':
      return sql<SqlBool>`${column} >= ${first}`;
    case 'between':
      return sql<SqlBool>`${column} between ${first} and ${second}`;
    case 'startsWith':
      return sql<SqlBool>`${column} ilike ${`${literal(first)}%`}`;
    case 'endsWith':
      return sql<SqlBool>`${column} ilike ${`%${literal(first)}`}`;
    case 'contains':
      return sql<SqlBool>`${column} ilike any(${values.map((value) => `%${literal(value)}%`)}::text[])`;
    case 'search':
      return sql<SqlBool>`to_tsvector('simple', ${column}) @@ websearch_to_tsquery('simple', ${first})`;
    case 'isNull':
      return sql<SqlBool>`${column} is null`;
    case 'isNotNull':
      return sql<SqlBool>`${column} is not null`;
  }
}

/** Escapes the text, so that a pattern contains no wildcard from it. */
function literal(value: Value | undefined): string {
  return String(value).replace(/[\\%_]/g, '\\$&');
}
