import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { isEmail, readEmail } from '#rules/checks/email.ts';
import { characters, passwordLimits } from '#rules/checks/password.ts';

/** Pieces that many calls share. */

/** The contract's ids: 1 to 36 characters, the first one alphanumeric. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;
const idMessage = broken('id');

export const id = z.string(idMessage).regex(idPattern, idMessage);
/** An id, or `unique()` for one made by the server. */
export const idOrUnique = z
  .string(idMessage)
  .refine((text) => text === 'unique()' || idPattern.test(text), idMessage);

const emailMessage = broken('email');
/** Every address that is sent to us goes through this: it comes out in its one spelling. */
export const email = z
  .string(emailMessage)
  .refine(isEmail, emailMessage)
  .transform((text) => readEmail(text) ?? '');

const passwordMessage = broken('password', passwordLimits.min, passwordLimits.max);
/** At least 8 bytes, as the contract counts, and at most 256 characters, as sign-up counts. Accepted passwords must log in. */
export const password = z
  .string(passwordMessage)
  .refine(
    (text) =>
      new TextEncoder().encode(text).length >= passwordLimits.min && characters(text) <= passwordLimits.max,
    passwordMessage,
  );

const nameMessage = broken('text_between', 1, 128);
export const name = z
  .string(nameMessage)
  .refine((text) => characters(text) >= 1 && characters(text) <= 128, nameMessage);

/** The secret in a mailed link or code; anything longer is none of ours. */
const secretMessage = broken('text_most', 256);
export const secret = z.string(secretMessage).min(1, secretMessage).max(256, secretMessage);

/** ISO 8601 in UTC with milliseconds and +00:00 (CONTRACT 2.2); `""` where a date is not set. */
export const date = z.string();

const mostPrefs = 65_535;
const prefsMessage = broken('prefs', mostPrefs);
/** Any JSON object; names that break the client libraries' parser are refused (CONTRACT 2.1). */
export const prefs = z
  .unknown()
  .refine(isPrefs, prefsMessage)
  .transform((value) => value as Record<string, unknown>);

function isPrefs(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return new TextEncoder().encode(JSON.stringify(value)).length <= mostPrefs && !hasUnsafeName(value);
}

function hasUnsafeName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => name === '__proto__' || name === 'constructor' || hasUnsafeName(inner),
  );
}

/** A text of so many characters, without the space around it. */
export const text = (least: number, most: number) => {
  const message = broken('trimmed_text', least, most);
  return z
    .string(message)
    .trim()
    .refine((value) => characters(value) >= least && characters(value) <= most, message);
};

/** The last one of the page before; the next page begins after it. */
export const cursor = id.optional();
