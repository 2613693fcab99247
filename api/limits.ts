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

/** A parameter as a limit's key: whatever was sent, in one spelling and of bounded length. */
export function keyOf(value: unknown): string {
  return String(value).trim().toLowerCase().slice(0, 320);
}
