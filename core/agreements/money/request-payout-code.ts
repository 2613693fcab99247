import { causeOfOwner } from '../../accounts/cause-of-owner.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { bySession } from '../../codes/asked-by.ts';
import { openCode } from '../../codes/steps/open-code.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate } from '../../ground/dates.ts';
import { post } from '../../ground/emails.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdSession } from '../../sessions/steps/hold-member.ts';
import { subjectOfStep } from '../step-subject.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { isUnsettled } from './policy.ts';

/**
 * Emails a code with which the contributor sets where a milestone is paid to, instead of their password. Suspended members
 * can use it too, since amounts due to them are still paid.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`; `not_due` while nothing is owed
 */
export async function requestPayoutCode(
  core: Core,
  member: Member,
  { agreementId, number }: { agreementId: string; number: number },
): Promise<{ expire: string }> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdSession(tx, member, { hold: holdAccountInUse, forSuspended: true });
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'contributor') throw new Refusal('not_your_side');
    if (!isUnsettled(held.state, number)) throw new Refusal('not_due');
    const code = await openCode(tx, core, {
      purpose: 'payout',
      subject: subjectOfStep(agreementId, number),
      account,
      email: account.email,
      askedBy: bySession(member),
    });
    await post(tx, { letter: 'payout-code', codeId: code.id }, causeOfOwner(account));
    return { expire: isoDate(code.expires_at) };
  });
}
