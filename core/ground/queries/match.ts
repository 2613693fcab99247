import { invalidQuery } from './query.ts';
import { readShape, type Shape, toShape } from './shape.ts';

/**
 * The test of whether an event matches a subscription, and its cost: the comparisons it may take, plus one for each
 * `charactersPerComparison` of its stored queries.
 */
export type Matcher = { matches: Test; cost: number };
type Test = (payload: Record<string, unknown>) => boolean;

const mostConditions = 100;
const charactersPerComparison = 256;

/** The conditions that remain, and the comparisons used so far. */
type Budget = { conditions: number; comparisons: number };
type Comparison = (actual: unknown, values: unknown[]) => boolean;

const comparisons: Record<string, Comparison> = {
  equal: (actual, values) => values.includes(actual),
  notEqual: (actual, values) => !values.includes(actual),
  lessThan: ordered((difference) => difference < 0),
  lessThanEqual: ordered((difference) => difference <= 0),
  greaterThan: ordered((difference) => difference > 0),
  greaterThanEqual: ordered((difference) => difference >= 0),
  isNull: (actual) => actual === null,
  isNotNull: (actual) => actual !== null,
};

/** Shared by all subscriptions without queries, which are nearly all. */
const always: Matcher = { matches: () => true, cost: 0 };

/**
 * Reads the queries of a realtime subscription, which must all match (CONTRACT 10.4).
 * @throws Refusal `general_query_invalid` for a method that is not supported there.
 */
export function readMatcher(texts: string[]): Matcher {
  if (texts.length === 0) return always;
  const budget = { conditions: mostConditions, comparisons: 0 };
  const tests = texts.map((text) => toTest(readShape(text), budget));
  return {
    matches: (payload) => tests.every((passes) => passes(payload)),
    cost: texts.reduce(
      (sum, { length }) => sum + Math.floor(length / charactersPerComparison),
      budget.comparisons,
    ),
  };
}

function toTest(shape: Shape, budget: Budget): Test {
  budget.conditions -= 1;
  budget.comparisons += 1;
  if (budget.conditions < 0) throw invalidQuery('conditions_most', mostConditions);
  const { method, attribute, values } = shape;
  if (method === 'select') {
    if (values.length === 1 && values[0] === '*') return () => true;
    throw invalidQuery('select_all_only');
  }
  if (method === 'and' || method === 'or') {
    if (values.length < 2) throw invalidQuery('queries_two', method);
    const parts = values.map((value) => toTest(toShape(value), budget));
    return method === 'and'
      ? (payload) => parts.every((passes) => passes(payload))
      : (payload) => parts.some((passes) => passes(payload));
  }
  const compare = Object.hasOwn(comparisons, method) ? comparisons[method] : undefined;
  if (!compare) throw invalidQuery('method_unsupported', method.slice(0, 40));
  if (!attribute) throw invalidQuery('attribute_missing');
  const isAboutNull = method === 'isNull' || method === 'isNotNull';
  if (!isAboutNull && (values.length === 0 || values.some((value) => typeof value === 'object')))
    throw invalidQuery('value_unfit', attribute.slice(0, 80));
  if (values.length > 1) budget.comparisons += values.length - 1;
  return (payload) =>
    compare((Object.hasOwn(payload, attribute) ? payload[attribute] : null) ?? null, values);
}

function ordered(isWanted: (difference: number) => boolean): Comparison {
  return (actual, [value]) => {
    if (typeof actual === 'number' && typeof value === 'number') return isWanted(actual - value);
    if (typeof actual !== 'string' || typeof value !== 'string') return false;
    return isWanted(actual < value ? -1 : Number(actual > value));
  };
}
