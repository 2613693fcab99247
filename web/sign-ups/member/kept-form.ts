import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CookieJar } from '#web/page-context.ts';
import { emptyForm, type FormValues } from '#web/profiles/member/form/form-values.ts';

/** Browsers keep cookies of four kilobytes, name and attributes included. */
const most = 3500;
/** A form unpacks to no more than this, whatever value a visitor puts into the cookie. */
const mostUnpacked = 16_384;

/**
 * Keeps the typed values in the browser itself: the server holds no data of visitors before they have joined. Passwords are
 * left out.
 */
export function keepForm(cookies: CookieJar, typed: Partial<FormValues>): void {
  const { password: _, confirmPassword: __, ...values } = typed;
  const packed = deflateRawSync(JSON.stringify(values)).toString('base64url');
  if (packed.length <= most) cookies.set('signUpForm', packed);
}

export function keptForm(cookies: CookieJar): Partial<FormValues> | null {
  const packed = cookies.read('signUpForm');
  if (!packed) return null;
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostUnpacked });
    const kept: unknown = JSON.parse(text.toString());
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([field, value]) =>
          Object.hasOwn(emptyForm, field) && typeof value === typeof emptyForm[field as keyof FormValues],
      ),
    );
  } catch {
    return null;
  }
}

export function forgetForm(cookies: CookieJar): void {
  if (cookies.read('signUpForm')) cookies.drop('signUpForm');
}
