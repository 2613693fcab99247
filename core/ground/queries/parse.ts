import { idPattern } from '../ids.ts';
import {
  type Comparison,
  type Condition,
  type Cursor,
  comparisons,
  defaultLimit,
  type Field,
  type Fields,
  invalidQuery,
  mostRows,
  type Query,
} from './query.ts';
import { readShape, type Shape, toShape } from './shape.ts';
import { readValue } from './values.ts';

const mostValues = 500;
/** The limits of a whole request; more would only keep the database busy. A pattern must be compared with every row. */
const most = { conditions: 100, values: 1000, patterns: 100, nesting: 5 };
type Budget = { conditions: number; values: number; patterns: number };

/** How many values each comparison takes, at least and at most. */
const counts: Record<Comparison, [number, number]> = {
  equal: [1, mostValues],
  contains: [1, mostValues],
  between: [2, 2],
  isNull: [0, 0],
  isNotNull: [0, 0],
  notEqual: [1, 1],
  lessThan: [1, 1],
  lessThanEqual: [1, 1],
  greaterThan: [1, 1],
  greaterThanEqual: [1, 1],
  startsWith: [1, 1],
  endsWith: [1, 1],
  search: [1, 1],
};
const ofTextOnly = new Set<string>(['startsWith', 'endsWith', 'contains', 'search']);

/** Always returned, whatever is selected. */
const systemFields = new Set(
  ['id', 'sequence', 'createdAt', 'updatedAt', 'permissions', 'databaseId', 'collectionId', 'tableId'].map(
    (name) => `$${name}`,
  ),
);

/**
 * Reads the queries of CONTRACT 7.3 for a list with these fields.
 * @throws Refusal `general_query_invalid` for the first invalid one.
 */
export function readQueries(texts: string[], fields: Fields): Query {
  const query: Query = {
    conditions: [],
    selection: null,
    orders: [],
    limit: 0,
    offset: -1,
    cursor: null,
  };
  const budget = { conditions: 0, values: 0, patterns: 0 };
  for (const text of texts) add(query, readShape(text), fields, budget);
  return { ...query, limit: query.limit || defaultLimit, offset: Math.max(query.offset, 0) };
}

/** Reads queries that may only select, such as those of a single document. */
export function readSelection(texts: string[], fields: Fields): string[] | null {
  let selection: string[] | null = null;
  for (const text of texts) {
    const shape = readShape(text);
    if (shape.method !== 'select') throw invalidQuery('method_unknown', shape.method.slice(0, 40));
    selection = [...(selection ?? []), ...readNames(shape, fields)];
  }
  return selection;
}

/** Of limit, offset and cursor only the first counts, but all of them must be valid. */
function add(query: Query, shape: Shape, fields: Fields, budget: Budget): void {
  switch (shape.method) {
    case 'select':
      query.selection = [...(query.selection ?? []), ...readNames(shape, fields)];
      return;
    case 'orderAsc':
    case 'orderDesc':
      addOrder(query, shape, fields);
      return;
    case 'limit': {
      const limit = readCount(shape, 1);
      query.limit ||= Math.min(limit, mostRows);
      return;
    }
    case 'offset': {
      const offset = readCount(shape, 0);
      if (query.offset < 0) query.offset = offset;
      return;
    }
    case 'cursorAfter':
    case 'cursorBefore': {
      const cursor = readCursor(shape);
      query.cursor ??= cursor;
      return;
    }
    default:
      query.conditions.push(readCondition(shape, fields, budget, 1));
  }
}

function readCondition(shape: Shape, fields: Fields, budget: Budget, depth: number): Condition {
  budget.conditions += 1;
  if (budget.conditions > most.conditions) throw invalidQuery('conditions_most', most.conditions);
  if (depth > most.nesting) throw invalidQuery('nesting_most', most.nesting);
  const { method } = shape;
  if (method === 'and' || method === 'or') {
    if (shape.values.length < 2) throw invalidQuery('queries_two', method);
    const conditions = shape.values.map((value) => readCondition(toShape(value), fields, budget, depth + 1));
    return { method, conditions };
  }
  if (!isComparison(method)) throw invalidQuery('method_unknown', method.slice(0, 40));
  const field = fieldOf(shape, fields);
  if (ofTextOnly.has(method) && field.type !== 'text')
    throw invalidQuery('attribute_no_text', method, shape.attribute ?? '');
  if (method === 'search' && !field.fullText)
    throw invalidQuery('attribute_no_search', shape.attribute ?? '');
  const [least, greatest] = counts[method];
  if (greatest === 0) return { method, field, values: [] };
  const { values } = shape;
  if (values.length < least || values.length > greatest)
    throw invalidQuery('values_count', method, shape.attribute ?? '');
  budget.values += values.length;
  if (budget.values > most.values) throw invalidQuery('values_most', most.values);
  if (ofTextOnly.has(method)) budget.patterns += values.length;
  if (budget.patterns > most.patterns) throw invalidQuery('patterns_most', most.patterns);
  return { method, field, values: values.map((value) => readValue(shape.attribute ?? '', field, value)) };
}

function isComparison(method: string): method is Comparison {
  return (comparisons as readonly string[]).includes(method);
}

function fieldOf({ attribute }: Shape, fields: Fields): Field {
  const field = attribute !== null && Object.hasOwn(fields, attribute) ? fields[attribute] : undefined;
  if (!field) throw invalidQuery('attribute_unknown', (attribute ?? '').slice(0, 80));
  return field;
}

function addOrder(query: Query, shape: Shape, fields: Fields): void {
  const field = fieldOf(shape, fields);
  if (query.orders.some((order) => order.field === field)) return;
  const direction = shape.method === 'orderAsc' ? 'asc' : 'desc';
  query.orders.push({ attribute: shape.attribute ?? '', field, direction });
}

function readNames(shape: Shape, fields: Fields): string[] {
  if (shape.values.length === 0) throw invalidQuery('selection_empty');
  return shape.values.map((name) => {
    if (typeof name !== 'string') throw invalidQuery('selection_names');
    if (name !== '*' && !systemFields.has(name) && !Object.hasOwn(fields, name))
      throw invalidQuery('attribute_unknown', name.slice(0, 80));
    return name;
  });
}

function readCount(shape: Shape, least: number): number {
  const value = shape.values[0];
  if (shape.values.length !== 1 || !Number.isSafeInteger(value) || (value as number) < least)
    throw invalidQuery('whole_number', shape.method, least);
  return value as number;
}

function readCursor(shape: Shape): Cursor {
  const id = shape.values[0];
  if (shape.values.length !== 1 || typeof id !== 'string' || !idPattern.test(id))
    throw invalidQuery('cursor');
  return { id, direction: shape.method === 'cursorAfter' ? 'after' : 'before' };
}
