import { causeOfOwner } from '../../accounts/cause-of-owner.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { bySession } from '../../codes/asked-by.ts';
import { openCode } from '../../codes/steps/open-code.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate } from '../../ground/dates.ts';
import { post } from '../../ground/emails.ts';
import { holdMember } from '../../sessions/steps/hold-member.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { requireGivable } from '../steps/require-givable.ts';
import { type GivingUp, givenUpSubject } from './given-up-subject.ts';

/**
 * Mails a code by which the contributor gives vested units up: so many of this agreement, and no others.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`; `units_not_held`
 */
export async function requestGivingUpCode(
  core: Core,
  member: Member,
  given: GivingUp,
): Promise<{ expire: string }> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member, holdAccountInUse);
    await requireGivable(tx, await holdInForce(tx, member, given.agreementId), given.units);
    const code = await openCode(tx, core, {
      purpose: 'give-up',
      subject: givenUpSubject(given),
      account,
      email: account.email,
      askedBy: bySession(member),
    });
    await post(tx, { letter: 'giving-up-code', codeId: code.id }, causeOfOwner(account));
    return { expire: isoDate(code.expires_at) };
  });
}
