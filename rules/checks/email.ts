import { readLabel } from './a-label.ts';

/** RFC 5321: the whole address, and what stands before the at sign, in octets. */
const longest = 254;
const longestLocal = 64;

/** Dot-atom of RFC 5322, with the letters of RFC 6531. Quoted forms are useless, and programs read them in several ways. */
const localPart =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-][\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]*(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Letters, digits and hyphens only: `URL` would take apart or decode anything else. */
const domainPart = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$/u;
const labelPart = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** A name of the DNS whose last label is none of an IPv4 address. */
const hostName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The one spelling of an email address: lower case, its domain in ASCII (IDNA). Null for text that is no address, and for
 * invisible characters or look-alikes such as full-width letters, which only serve to deceive.
 */
export function readEmail(text: string): string | null {
  if (text.length > 2 * longest) return null;
  const address = text.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '').normalize('NFC');
  if (address.normalize('NFKC') !== address || invisible.test(address)) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase();
  const host = readHost(address.slice(at + 1));
  if (host === null || !localPart.test(local) || octets(local) > longestLocal) return null;
  const read = `${local}@${host}`;
  return octets(read) <= longest ? read : null;
}

export function isEmail(text: string): boolean {
  return readEmail(text) !== null;
}

function readHost(domain: string): string | null {
  if (!domainPart.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  return hostName.test(hostname) && hostname.split('.').every(isLabel) ? hostname : null;
}

/** A label in ASCII is refused where its text would be refused as typed. */
function isLabel(label: string): boolean {
  const text = readLabel(label);
  return text !== null && text.normalize('NFKC') === text && !invisible.test(text) && labelPart.test(text);
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Google delivers to one mailbox whatever dots its name has, under either domain. No other provider is known to. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where mail to an address in its one spelling arrives, as far as that is known: two spellings of the same are the same
 * person's. Migration 0014 says the same in SQL.
 */
export function deliveredAs(email: string): string {
  const { base, tag, host } = partsOf(email);
  return dotless.has(host) ? `${base.replaceAll('.', '')}${tag}@gmail.com` : email;
}

/** As `deliveredAs`, without the part after a plus sign: the same member reads all of these addresses. */
export function mailboxOf(email: string): string {
  const { base, host } = partsOf(deliveredAs(email));
  return base ? `${base}@${host}` : email;
}

function partsOf(email: string): { base: string; tag: string; host: string } {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const plus = local.indexOf('+');
  const end = plus < 0 ? local.length : plus;
  return { base: local.slice(0, end), tag: local.slice(end), host: email.slice(at + 1) };
}
