import { causeOfOwner } from '../accounts/cause-of-owner.ts';
import { bySession } from '../codes/asked-by.ts';
import { type Code, openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireFreeToLeave } from '../ground/duty.ts';
import { post } from '../ground/emails.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/**
 * Mails a code with which the owner confirms, from this session, that they give the account up.
 * @throws Refusal by duties that come first, such as `agreement_owed_unread`
 */
export async function requestLeavingCode(core: Core, member: Member): Promise<Code> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    await requireFreeToLeave(tx, member.id);
    const askedBy = bySession(member);
    const code = await openCode(tx, core, { purpose: 'leave', account, email: account.email, askedBy });
    await post(tx, { letter: 'confirmation-code', codeId: code.id }, causeOfOwner(account));
    return code;
  });
}
