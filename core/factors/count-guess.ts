import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import type { Account, Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type Counter, count, settle } from '../ground/limits.ts';
import { hashOf } from '../ground/secrets.ts';
import type { ProofKind } from './steps/take-proof.ts';

/** Right guesses do not count. Recovery codes are too long to be guessed; their limit saves work. */
const limits = { totp: { max: 5, seconds: 600 }, recoverycode: { max: 20, seconds: 600 } };

/**
 * Counts a guess at an account's second proof. All browsers that the account does not know count together, whatever their
 * network. One that it knows has a count of its own, so that no stranger's guesses keep the member out.
 * @throws Refusal `general_rate_limit_exceeded`
 */
export async function countGuess(
  core: Core,
  { id, email }: Pick<Account, 'id' | 'email'>,
  kind: ProofKind,
  { browser }: Device,
): Promise<Counter> {
  const isKnown = await isKnownBrowser(core, { email, browser, of: 'account' });
  const from = isKnown ? hashOf(browser ?? '').toString('hex') : 'elsewhere';
  const counter = { key: `second:${kind}:${id}:${from}`, limit: limits[kind] };
  await count(core, counter.key, counter.limit);
  return counter;
}

export async function giveBack(core: Core, counter: Counter): Promise<void> {
  await settle(core, { forgotten: [], givenBack: [counter] });
}
