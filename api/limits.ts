import type { EndpointLimit } from './endpoint.ts';

const hour = 3600;

/** At most `max` calls an hour for each `key` (CONTRACT 11). */
export function perHour(
  max: number,
  key: EndpointLimit['key'],
  options: { forgetOnSuccess?: boolean } = {},
): EndpointLimit {
  return { max, seconds: hour, key, ...options };
}

/** A parameter as a limit's key: one spelling, bounded length, nothing the database refuses; each other type is one key. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'string') return value == null ? '' : `(${typeof value})`;
  return value.trim().toLowerCase().slice(0, 320).toWellFormed().replaceAll('\0', '');
}
