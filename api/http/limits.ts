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
 * At most `max` calls an hour for each network and `key`. An IPv6 network is a /64. The 65,536 networks of a /48 share a
 * wider window.
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
 * Limits an hour for an IPv4 address or an IPv6 /48, over all calls together: enough for a college or a carrier's shared
 * address, too few for a machine that guesses. Only wrong passwords count.
 */
export const perSite = {
  passwords: perHour(600, ({ site }) => site, { shared: 'passwords', onSuccess: 'give back' }),
  codes: perHour(300, ({ site }) => site, { shared: 'codes' }),
};

/** Counts by session: requests in a stolen session do not use up the limit of the owner's other sessions. */
const bySession: EndpointLimit['key'] = ({ actor }) => (actor.kind === 'member' ? actor.sessionId : '');

/** Wrong passwords from within one session, over all calls that ask for the password again. */
const passwordAgain = perHour(10, bySession, {
  shared: 'password again',
  onSuccess: 'give back',
});

/** As `passwordAgain`, and counts right passwords too: each costs a hash, or an email to any address. */
export const withPassword = [passwordAgain, perHour(20, bySession)];

/** The same for a call that takes a code in place of the password: a request with a code guesses no password. */
export const withOptionalPassword = withPassword.map((limit) => ({
  ...limit,
  key: (from: Counted) =>
    typeof from.raw.code === 'string' && from.raw.code !== '' ? null : limit.key(from),
}));

/**
 * The mailbox of an address as a limit's key: all its spellings count together. The key is bounded in length, and the
 * database accepts it. A request without an address counts for its sender, so that no caller uses up the limit of others.
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
