import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { handleOf } from '../ground/secrets.ts';
import { selectProofs } from './list-proven.ts';
import { keepProof, type ProvenAddress } from './steps/keep-proof.ts';

/**
 * Checks the code that was mailed for a sign-up. Five wrong guesses void it. A right one is taken once, and proves the
 * address in the browser with this proof cookie.
 * @throws Refusal the refusals of `guessCode`.
 */
export async function verifyCode(
  core: Core,
  { userId, secret, browser, device }: { userId: string; secret: string; browser: string; device: Device },
): Promise<ProvenAddress> {
  const askedBy = byBrowser(browser);
  const guess = { purpose: 'sign-up' as const, handle: userId, askedBy, digits: secret, device };
  try {
    return await guessCode(
      core,
      guess,
      async () => undefined,
      (tx, { email }) => keepProof(tx, { email, browser }),
    );
  } catch (error) {
    // Sent twice, perhaps after a lost answer: this browser has proven the address.
    const isUsed = error instanceof Refusal && error.code === 'user_invalid_token';
    const proven = isUsed ? await findProven(core, browser, userId) : undefined;
    if (!proven) throw error;
    return proven;
  }
}

async function findProven(core: Core, browser: string, handle: string): Promise<ProvenAddress | undefined> {
  const proofs = await selectProofs(core, browser).limit(20).execute();
  const proof = proofs.find(({ email }) => handleOf(core.key, email) === handle);
  return proof && { userId: proof.id, email: proof.email };
}
