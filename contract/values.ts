import { z } from 'zod';
import { characters, passwordLimits } from './password.ts';

/** Pieces that many calls share. Messages complete the contract's "Invalid `x` param: …". */

/** The contract's ids: 1 to 36 characters, the first one alphanumeric. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;
const idMessage =
  "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char";

export const id = z.string(idMessage).regex(idPattern, idMessage);
/** An id, or `unique()` for one made by the server. */
export const idOrUnique = z
  .string(idMessage)
  .refine((text) => text === 'unique()' || idPattern.test(text), idMessage);

const emailMessage = 'Value must be a valid email address';
export const email = z
  .string(emailMessage)
  .max(254, emailMessage)
  .regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@.,:;<>()[\\\]"]+(\.[^\s@.,:;<>()[\\\]"]+)+$/u, emailMessage)
  .transform((text) => text.toLowerCase());

const passwordMessage = 'Password must be between 8 and 256 characters long.';
/** 8 bytes at least, as the contract counts, and 256 characters at most, as sign-up counts: what it took must log in. */
export const password = z
  .string(passwordMessage)
  .refine(
    (text) =>
      new TextEncoder().encode(text).length >= passwordLimits.min && characters(text) <= passwordLimits.max,
    passwordMessage,
  );

const nameMessage = 'Value must be a valid string and at least 1 chars and no longer than 128 chars';
export const name = z
  .string(nameMessage)
  .refine((text) => characters(text) >= 1 && characters(text) <= 128, nameMessage);

/** The secret in a mailed link or code; anything longer is none of ours. */
const secretMessage = 'Value must be a valid string and no longer than 256 chars';
export const secret = z.string(secretMessage).min(1, secretMessage).max(256, secretMessage);

/** ISO 8601 in UTC with milliseconds and +00:00 (CONTRACT 2.2); `""` where a date is not set. */
export const date = z.string();

const prefsMessage = 'Value must be a valid JSON object and no longer than 65535 bytes';
/** Any JSON object; names that break the client libraries' parser are refused (CONTRACT 2.1). */
export const prefs = z
  .unknown()
  .refine(isPrefs, prefsMessage)
  .transform((value) => value as Record<string, unknown>);

function isPrefs(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return new TextEncoder().encode(JSON.stringify(value)).length <= 65_535 && !hasUnsafeName(value);
}

function hasUnsafeName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => name === '__proto__' || name === 'constructor' || hasUnsafeName(inner),
  );
}
