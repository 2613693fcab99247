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

/** Counts by the signed-in account. */
export const byMember: EndpointLimit['key'] = ({ actor }) => (actor.kind === 'member' ? actor.id : '');

/** Counts by the network that the request comes from. */
export const byNetwork: EndpointLimit['key'] = ({ ip }) => ip;

/** What a college or a carrier's shared address may need in an hour, and a machine that guesses may not exceed. */
export const perNetwork = {
  passwords: perHour(600, ({ ip }) => `network ${ip}`),
  codes: perHour(300, ({ ip }) => `ip ${ip}`),
};

/**
 * A parameter as a limit's key: one spelling, bounded length, nothing the database refuses. Where it is missing or no
 * text, the request counts for its sender, so that nobody uses up what such requests of others have.
 */
export function keyOf(value: unknown, sender: string): string {
  if (typeof value !== 'string' || value.trim() === '') return `from ${sender}`;
  return value.trim().toLowerCase().slice(0, 320).toWellFormed().replaceAll('\0', '');
}
