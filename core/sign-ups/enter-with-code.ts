import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { endPrevious } from '../sessions/steps/end-previous.ts';
import { openProven } from '../sessions/steps/open-proven.ts';
import type { OpenedSession } from '../sessions/steps/open-session.ts';
import { keepProof, type ProvenAddress } from './steps/keep-proof.ts';

/** Whoever has an account is in; whoever has none has proven the address, and may go on to sign up with it. */
export type Entrance = { opened: OpenedSession } | { proven: ProvenAddress };

type Entering = {
  userId: string;
  secret: string;
  browser: string;
  device: Device;
  /** A session that the browser had before; it ends once the code was right. */
  previous?: Member | null;
};

/**
 * Takes the code that our own pages have mailed to come in with. It never makes an account: an address may have been
 * mistyped, and an account begins with consents and an age.
 * @throws Refusal what `guessCode` says.
 */
export async function enterWithCode(
  core: Core,
  { userId, secret, browser, device, previous }: Entering,
): Promise<Entrance> {
  const guess = {
    purpose: 'log-in' as const,
    handle: userId,
    askedBy: byBrowser(browser),
    digits: secret,
    device,
  };
  return guessCode(core, guess, holdAccountAt, async (tx, { email }, account): Promise<Entrance> => {
    const entrance: Entrance = account
      ? { opened: await openProven(tx, account, device, { forSuspended: true }) }
      : { proven: await keepProof(tx, { email, browser }) };
    await endPrevious(tx, previous);
    return entrance;
  });
}
