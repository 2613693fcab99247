import { causeOfOwner } from '../accounts/cause-of-owner.ts';
import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { post } from '../ground/emails.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { statementSubject } from './statement-subject.ts';
import { requireMayApply } from './steps/require-may-apply.ts';

/**
 * Emails the code by which a mentor signs the statement about members under 18.
 * @throws Refusal `young_lacks`, `young_applied`
 */
export async function mailYoungStatementCode(core: Core, member: Member): Promise<{ expire: string }> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member, holdAccountInUse);
    await requireMayApply(tx, member);
    const code = await openCode(tx, core, {
      purpose: 'sign',
      subject: statementSubject(member),
      account,
      email: account.email,
      askedBy: bySession(member),
    });
    await post(tx, { letter: 'young-statement-code', codeId: code.id }, causeOfOwner(account));
    return { expire: isoDate(code.expires_at) };
  });
}
