import { sessionLimits } from './session-limits.ts';

export const placeKinds = ['link', 'phone', 'written', 'public'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export type PlaceFault = 'meeting_link' | 'meeting_host' | 'meeting_phone' | 'meeting_public';

/** Hosts of payments and messengers, at which no session takes place. */
const refusedHosts = [
  'wa.me',
  'whatsapp.com',
  't.me',
  'telegram.me',
  'telegram.org',
  'signal.me',
  'signal.org',
  'm.me',
  'messenger.com',
  'viber.com',
  'line.me',
  'discord.com',
  'discord.gg',
  'paypal.me',
  'paypal.com',
  'paytm.com',
  'paytm.me',
  'phonepe.com',
  'razorpay.com',
  'razorpay.me',
  'rzp.io',
  'stripe.com',
  'buymeacoffee.com',
  'ko-fi.com',
  'patreon.com',
  'cash.app',
  'venmo.com',
  'instamojo.com',
];

/** Checks where two members meet. Resolves to the stored text, or to what is wrong with it. */
export function readPlace(kind: PlaceKind, typed: string): { place: string } | { fault: PlaceFault } {
  const place = typed.trim();
  if (kind === 'written') return { place: '' };
  const isLong = [...place].length > sessionLimits.place;
  if (kind === 'public') return place === '' || isLong ? { fault: 'meeting_public' } : { place };
  if (kind === 'phone') return isPhone(place) && !isLong ? { place } : { fault: 'meeting_phone' };
  return isLong ? { fault: 'meeting_link' } : readLink(place);
}

function isPhone(place: string): boolean {
  const digits = place.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(digits);
}

/** An `https` address with a host name, without a user part. */
function readLink(typed: string): { place: string } | { fault: PlaceFault } {
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
  if (refusedHosts.some((one) => host === one || host.endsWith(`.${one}`))) return { fault: 'meeting_host' };
  return { place: url.href };
}

/** A name with a dot that is no address in numbers. */
function isHostName(host: string): boolean {
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host);
}

/** The host to which a link leads, for the line above it. */
export function hostOf(place: string): string {
  return URL.canParse(place) ? new URL(place).hostname : '';
}
