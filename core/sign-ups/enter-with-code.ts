import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { findUsedCode } from '../codes/find-used-code.ts';
import { guessCode } from '../codes/guess-code.ts';
import { noteUsedAgain } from '../codes/steps/note-used-again.ts';
import type { Code } from '../codes/steps/open-code.ts';
import type { Account, Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { endPrevious } from '../sessions/steps/end-previous.ts';
import { endSessions } from '../sessions/steps/end-sessions.ts';
import { openProven } from '../sessions/steps/open-proven.ts';
import type { OpenedSession } from '../sessions/steps/open-session.ts';
import { findLostSession } from './steps/find-lost-session.ts';
import { keepProof, type ProvenAddress } from './steps/keep-proof.ts';

/** A member with an account is signed in. A person without one has proven the address, and may go on to sign up with it. */
export type Entrance = { opened: OpenedSession } | { proven: ProvenAddress };

type Entering = {
  userId: string;
  secret: string;
  browser: string;
  device: Device;
  /** The session that the browser had before; it ends if the code is right. */
  previous?: Member | null;
};

/**
 * Takes a code for entering from our own pages. It never creates an account: an address may be mistyped, and an account needs
 * consents and an age. For ten minutes the browser can send a code again, to replace a lost session; not after a log-out.
 * @throws Refusal the refusals of `guessCode`.
 */
export async function enterWithCode(core: Core, entering: Entering): Promise<Entrance> {
  const { userId, secret, browser, device } = entering;
  const guess = {
    purpose: 'log-in' as const,
    handle: userId,
    askedBy: byBrowser(browser),
    digits: secret,
    device,
  };
  try {
    return await guessCode(core, guess, holdAccountAt, (tx, code, account) =>
      enter(tx, code, account, entering),
    );
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'user_invalid_token';
    const used = isUnknown ? await findUsedCode(core, guess) : undefined;
    if (!used) throw error;
    return core.db.transaction().execute(async (tx) => {
      const account = await holdAccountAt(tx, used.email);
      // The address has passed to another account, or has got one, since.
      if (used.account_id !== (account?.id ?? null)) throw error;
      if (account) {
        const lost = await findLostSession(tx, used);
        if (!lost) throw error;
        await noteUsedAgain(tx, used);
        await endSessions(tx, account, { only: lost });
      }
      return enter(tx, used, account, entering);
    });
  }
}

async function enter(
  tx: Tx,
  { email }: Code,
  account: Account | undefined,
  { browser, device, previous }: Entering,
): Promise<Entrance> {
  const entrance: Entrance = account
    ? { opened: await openProven(tx, account, device, { forSuspended: true }) }
    : { proven: await keepProof(tx, { email, browser }) };
  await endPrevious(tx, previous);
  return entrance;
}
