import { latinDigits } from '../text/digits.ts';
import { isOutsideHost } from '../text/outside-hosts.ts';
import { sessionLimits } from './session-limits.ts';

export const locationKinds = ['link', 'phone', 'written', 'public'] as const;
export type LocationKind = (typeof locationKinds)[number];

export type LocationFault = 'meeting_link' | 'meeting_host' | 'meeting_phone' | 'meeting_public';

/** Checks where two members meet. Resolves to the stored text, or to what is wrong with it. */
export function readLocation(
  kind: LocationKind,
  typed: string,
): { location: string } | { fault: LocationFault } {
  const location = typed.trim();
  if (kind === 'written') return { location: '' };
  const isLong = [...location].length > sessionLimits.location;
  if (kind === 'public') return location === '' || isLong ? { fault: 'meeting_public' } : { location };
  if (kind === 'phone') return isPhone(location) && !isLong ? { location } : { fault: 'meeting_phone' };
  return isLong ? { fault: 'meeting_link' } : readLink(location);
}

function isPhone(location: string): boolean {
  const digits = location.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits);
}

/** A number with its country code (E.164), without what people write between the digits; null for anything else. */
export function readNumber(typed: string): string | null {
  const number = latinDigits(typed).replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** An `https` address with a host name, without a user part. */
function readLink(typed: string): { location: string } | { fault: LocationFault } {
  if (!/^https:\/\/[^\s/@]+(\/|\?|#|$)/i.test(typed) || /[\s\\]/.test(typed))
    return { fault: 'meeting_link' };
  let url: URL;
  try {
    url = new URL(typed);
  } catch {
    return { fault: 'meeting_link' };
  }
  if (url.protocol !== 'https:' || url.username || url.password) return { fault: 'meeting_link' };
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (!isHostName(host)) return { fault: 'meeting_link' };
  if (isOutsideHost(host)) return { fault: 'meeting_host' };
  return { location: url.href };
}

/** A name with a dot that is no address in numbers. */
function isHostName(host: string): boolean {
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host);
}

/** The host to which a link leads, for the line above it. */
export function hostOf(location: string): string {
  return URL.canParse(location) ? new URL(location).hostname : '';
}
