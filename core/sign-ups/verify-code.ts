import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { keepProof, type ProvenAddress } from './steps/keep-proof.ts';

/**
 * Checks the code that was mailed for a sign-up. Five wrong guesses void it; a right one is taken once, and the browser
 * with this proof cookie has proven the address.
 * @throws Refusal what `guessCode` says.
 */
export async function verifyCode(
  core: Core,
  { userId, secret, browser, device }: { userId: string; secret: string; browser: string; device: Device },
): Promise<ProvenAddress> {
  const askedBy = byBrowser(browser);
  const guess = { purpose: 'sign-up' as const, handle: userId, askedBy, digits: secret, device };
  return guessCode(
    core,
    guess,
    async () => undefined,
    (tx, { email }) => keepProof(tx, { email, browser }),
  );
}
