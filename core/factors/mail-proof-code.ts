import { causeOfOwner } from '../accounts/cause-of-owner.ts';
import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSession } from '../sessions/steps/hold-member.ts';

/**
 * Mails the code by which a member without a second factor proves in this session that it is them.
 * @throws Refusal `user_challenge_required` for a member with a second factor, who proves that
 */
export async function mailProofCode(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdSession(tx, member, { forSuspended: true });
    if (account.mfa_since) throw new Refusal('user_challenge_required');
    const askedBy = bySession(member);
    const code = await openCode(tx, core, { purpose: 'proof', account, email: account.email, askedBy });
    await post(tx, { letter: 'proof-code', codeId: code.id }, causeOfOwner(account));
  });
}
