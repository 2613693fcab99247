import { invalidQuery } from './query.ts';

/** One query as it travels: a method, mostly an attribute, and always a list of values. */
export type Shape = { method: string; attribute: string | null; values: unknown[] };

/** @throws Refusal `general_query_invalid` unless `text` is a JSON object of that shape. */
export function readShape(text: string): Shape {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidQuery('Syntax error');
  }
  return toShape(value);
}

export function toShape(value: unknown): Shape {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidQuery('A query must be an object');
  const { method, attribute = null, values = [] } = value as Record<string, unknown>;
  if (typeof method !== 'string') throw invalidQuery('The method must be a string');
  if (attribute !== null && typeof attribute !== 'string')
    throw invalidQuery('The attribute must be a string');
  if (!Array.isArray(values)) throw invalidQuery('The values must be a list');
  return { method, attribute, values };
}
