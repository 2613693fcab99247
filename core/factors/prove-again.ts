import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { SessionRow } from '../sessions/present.ts';
import { holdSession } from '../sessions/steps/hold-member.ts';
import { noteProof } from '../sessions/steps/note-proof.ts';
import { countGuess, giveBack } from './count-guess.ts';
import { endLoss } from './steps/end-loss.ts';
import { type ProofKind, takeProof } from './steps/take-proof.ts';

/**
 * Proves a session's second factor again, before what asks for a fresh proof.
 * @throws Refusal `user_invalid_token`; `general_rate_limit_exceeded`; `general_unauthorized_scope`
 */
export async function proveAgain(
  core: Core,
  member: Member,
  { kind, code, device }: { kind: ProofKind; code: string; device: Device },
): Promise<SessionRow> {
  const counter = await countGuess(core, member.account, kind, device);
  const session = await core.db.transaction().execute(async (tx) => {
    const account = await holdSession(tx, member, { forSuspended: true });
    if (!(await takeProof(tx, core.key, { kind, accountId: account.id, code })))
      throw new Refusal('user_invalid_token');
    await endLoss(tx, account.id);
    return noteProof(tx, member.sessionId);
  });
  await giveBack(core, counter);
  return session;
}
