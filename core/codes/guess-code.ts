import { mailboxOf } from '#rules/checks/email.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { count, forget } from '../ground/limits.ts';
import { siteOf } from '../ground/network.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';
import { findCodes } from './find-codes.ts';
import type { Code } from './steps/open-code.ts';
import { type CodeFault, type Guess, useCode } from './steps/use-code.ts';

/**
 * Guesses at an account, except from its own devices. A day of guessing succeeds with probability 0.0002 against two codes
 * and 0.004 against forty.
 */
const limits = { hour: { max: 25, seconds: 3600 }, day: { max: 100, seconds: 86_400 } };
/** The part of them for one site, so that a guesser there leaves some to others. */
const perSite = { max: 10, seconds: 3600 };

/** Locks the account that has the address now, if any, before any other lock. */
type Hold = (tx: Tx, email: string) => Promise<Account | undefined>;
type Work<T> = (tx: Tx, code: Code, account: Account | undefined) => Promise<T>;

/**
 * Tries a code. The right one runs `work` in the transaction that uses it up.
 * @throws Refusal `user_invalid_token`, `sign_up_code_void`, `sign_up_code_expired`, `general_rate_limit_exceeded`.
 */
export async function guessCode<T>(core: Core, guess: Guess, hold: Hold, work: Work<T>): Promise<T> {
  const [newest] = await findCodes(core, guess);
  // Without a code to match, no guess is counted.
  if (!newest) throw new Refusal('user_invalid_token');
  const counted = await countedAs(core, guess, newest.email);
  const site = `guess:site:${siteOf(guess.device?.ip ?? '')}:${counted}`;
  if (!isOwn(guess)) await count(core, site, perSite);
  await count(core, `guess:hour:${counted}`, limits.hour);
  await count(core, `guess:day:${counted}`, limits.day);
  // People type or paste it in the digits of their script, with a gap in the middle.
  const digits = latinDigits(guess.digits).replace(/[\s-]/g, '');
  const outcome = await core.db.transaction().execute(async (tx): Promise<CodeFault | { done: T }> => {
    const account = await hold(tx, newest.email);
    const code = await useCode(tx, core, { ...guess, digits }, account);
    return typeof code === 'string' ? code : { done: await work(tx, code, account) };
  });
  // Thrown outside the transaction, so that the count of wrong guesses is not rolled back.
  if (typeof outcome === 'string') throw new Refusal(outcome);
  await forget(core, `guess:hour:${counted}`);
  await forget(core, site);
  return outcome.done;
}

/** Within a session, or with a guardian's unguessable link: strangers cannot guess there. */
const isOwn = ({ askedBy, purpose }: Guess) => askedBy.startsWith('session:') || purpose === 'guardian';

/**
 * Guesses within a session count for its account, and in a known browser for that browser, so that strangers who guess at
 * the address do not use them up.
 */
async function countedAs(core: Core, guess: Guess, email: string): Promise<string> {
  if (guess.purpose === 'guardian') return `guardian:${guess.subject}`;
  if (isOwn(guess)) return `account:${guess.accountId}`;
  const { browser } = guess.device ?? {};
  const isKnown = await isKnownBrowser(core, { email, browser, of: 'mailbox' });
  return isKnown ? `browser:${hashOf(browser ?? '').toString('hex')}:${mailboxOf(email)}` : mailboxOf(email);
}
