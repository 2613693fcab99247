import { invalidQuery } from './query.ts';

/** One query as it is sent: a method, usually an attribute, and always a list of values. */
export type Shape = { method: string; attribute: string | null; values: unknown[] };

/** @throws Refusal `general_query_invalid` unless `text` is a JSON object of that shape. */
export function readShape(text: string): Shape {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidQuery('query_syntax');
  }
  return toShape(value);
}

export function toShape(value: unknown): Shape {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidQuery('query_object');
  const { method, attribute = null, values = [] } = value as Record<string, unknown>;
  if (typeof method !== 'string') throw invalidQuery('query_method');
  if (attribute !== null && typeof attribute !== 'string') throw invalidQuery('query_attribute');
  if (!Array.isArray(values)) throw invalidQuery('query_values');
  return { method, attribute, values };
}
