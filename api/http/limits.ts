import { widerBy } from '#core/ground/network.ts';
import { mailboxOf, readEmail } from '#rules/checks/email.ts';
import type { Counted, EndpointLimit } from './endpoint.ts';

const hour = 3600;

type Options = Omit<EndpointLimit, 'max' | 'seconds' | 'key'>;

/** At most `max` calls an hour for each `key` (CONTRACT 11). */
export function perHour(max: number, key: EndpointLimit['key'], options: Options = {}): EndpointLimit {
  return { max, seconds: hour, key, ...options };
}

/** Counts by the signed-in account. */
export const byMember: EndpointLimit['key'] = ({ actor }) => (actor.kind === 'member' ? actor.id : '');

/**
 * At most `max` calls an hour for each network and `key`. Of IPv6 that is a /64; whoever has a whole /48 has 65,536 of
 * those, which share a wider window.
 */
export function perNetworkHour(
  max: number,
  key: EndpointLimit['key'] = () => '',
  options: Options = {},
): EndpointLimit[] {
  return [
    perHour(max, (from) => `${from.network} ${key(from)}`, options),
    perHour(
      max * widerBy,
      (from) => (from.site === from.network ? null : `${from.site} ${key(from)}`),
      options,
    ),
  ];
}

/**
 * What a college or a carrier's shared address may need in an hour, and a machine that guesses may not exceed: of an IPv4
 * address or an IPv6 /48, over all calls together. Of passwords the wrong ones are counted.
 */
export const perSite = {
  passwords: perHour(600, ({ site }) => site, { shared: 'passwords', onSuccess: 'give back' }),
  codes: perHour(300, ({ site }) => site, { shared: 'codes' }),
};

/** Counts by the session that asks: what is done in a stolen one keeps its owner from nothing in another. */
const bySession: EndpointLimit['key'] = ({ actor }) => (actor.kind === 'member' ? actor.sessionId : '');

/** Wrong passwords from within one session, over all calls that ask for the password again. */
const passwordAgain = perHour(10, bySession, {
  shared: 'password again',
  onSuccess: 'give back',
});

/** As `passwordAgain`, and right ones as well: each costs a hash, or a letter to whatever address it is about. */
export const withPassword = [passwordAgain, perHour(20, bySession)];

/** The same for a call that takes a code in place of the password: what brings a code guesses none. */
export const withOptionalPassword = withPassword.map((limit) => ({
  ...limit,
  key: (from: Counted) =>
    typeof from.raw.code === 'string' && from.raw.code !== '' ? null : limit.key(from),
}));

/**
 * The mailbox of an address as a limit's key: its spellings count together. Bounded in length, nothing the database
 * refuses. Where it is missing or no text, the request counts for its sender, so that nobody uses up what such requests
 * of others have.
 */
export function mailboxKey(value: unknown, sender: string): string {
  const email = typeof value === 'string' ? readEmail(value) : null;
  return email ? mailboxOf(email) : keyOf(value, sender);
}

/** As `mailboxKey`, for a parameter that is no address. */
export function keyOf(value: unknown, sender: string): string {
  if (typeof value !== 'string' || value.trim() === '') return `from ${sender}`;
  return value.trim().toLowerCase().slice(0, 320).toWellFormed().replaceAll('\0', '');
}
