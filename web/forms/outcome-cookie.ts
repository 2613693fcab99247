import type { CookieJar } from '../page-context.ts';
import type { Outcome } from './outcome.ts';

/** Hands an outcome to the page that follows, for a browser without scripts: in a cookie that is read once. */
export function leaveOutcome(cookies: CookieJar, outcome: Outcome): void {
  const { typed: _, to: __, ...kept } = outcome;
  cookies.set('told', Buffer.from(JSON.stringify(kept)).toString('base64url'));
}

/** Reads the outcome that the page before has left, once. */
export function readOutcome(cookies: CookieJar): Outcome | null {
  const value = cookies.read('told');
  if (!value) return null;
  cookies.drop('told');
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return isOutcome(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Visitors can write anything into the cookie; only these fields are accepted from it. */
function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false;
  const { intent, done, about, state, ...rest } = value as Record<string, unknown>;
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  const isFlat = (one: unknown) =>
    one === undefined ||
    (typeof one === 'object' &&
      one !== null &&
      Object.values(one).every((inner) => typeof inner === 'string' || typeof inner === 'boolean'));
  return (
    typeof intent === 'string' &&
    isText(done) &&
    isFlat(about) &&
    isFlat(state) &&
    Object.keys(rest).length === 0
  );
}
