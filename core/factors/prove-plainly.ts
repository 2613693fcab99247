import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Account, Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSession } from '../sessions/steps/hold-member.ts';
import { noteProof } from '../sessions/steps/note-proof.ts';
import { countGuess, giveBack } from './count-guess.ts';

type Given = { password: string; code?: string | undefined; device: Device };

/** A member without a second factor proves the password, or the mailbox where the account has no password. */
export function plainProofOf({ account }: Member): 'none' | 'code' | 'password' {
  if (account.mfa_since) return 'none';
  return account.password_hash === null ? 'code' : 'password';
}

/**
 * Proves in this session by the password, or by a code that it asked for by email, that it is the member. A second factor is
 * never passed over by it.
 * @throws Refusal `user_challenge_required` for a member with a second factor; `user_invalid_credentials`; those of `guessCode`;
 * `general_rate_limit_exceeded`
 */
export async function provePlainly(
  core: Core,
  member: Member,
  { password, code, device }: Given,
): Promise<void> {
  if (member.account.mfa_since) throw new Refusal('user_challenge_required');
  const hold = (tx: Tx) => holdSession(tx, member, { forSuspended: true });
  if (code) {
    const guess = {
      purpose: 'proof' as const,
      accountId: member.id,
      askedBy: bySession(member),
      digits: code,
      device,
    };
    return guessCode(core, guess, hold, (tx, _, account) => note(tx, member, account));
  }
  const counter = await countGuess(core, member.account, 'password', device);
  if (!(await isPassword(password, member.account.password_hash)))
    throw new Refusal('user_invalid_credentials');
  await core.db.transaction().execute(async (tx) => {
    const account = await hold(tx);
    if (account.password_hash !== member.account.password_hash) throw new Refusal('user_invalid_credentials');
    await note(tx, member, account);
  });
  await giveBack(core, counter);
}

async function note(tx: Tx, member: Member, account: Account | undefined): Promise<void> {
  // A factor may have been added meanwhile, in another session.
  if (account?.mfa_since) throw new Refusal('user_challenge_required');
  await noteProof(tx, member.sessionId);
}
