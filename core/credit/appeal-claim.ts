import { sql } from 'kysely';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findAppealStaff } from './find-appeal-staff.ts';
import { mayAppealClaim } from './policy.ts';
import { showClaim } from './show-claim.ts';
import { holdOwnClaim } from './steps/hold-own-claim.ts';
import { noteClaimStep } from './steps/note-claim-step.ts';

type Said = { claimId: string; appeal: string };

/**
 * Asks other staff of the institution to look at its decision once more. The same words again change nothing.
 * @throws Refusal `claim_unknown`; `claim_moved`; `claim_appeal_twice`; `claim_appeal_late`; `claim_appeal_no_one`
 */
export async function appealClaim(core: Core, member: Member, said: Said): Promise<OwnClaimBody> {
  const { claimId, appeal } = said;
  await core.db.transaction().execute(async (tx) => {
    const claim = await holdOwnClaim(tx, member, claimId);
    if (claim.state !== 'declined' && claim.state !== 'taken_back') throw new Refusal('claim_moved');
    if (claim.appealed_at) {
      if (claim.appeal === appeal) return;
      throw new Refusal('claim_appeal_twice');
    }
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
    if (!mayAppealClaim({ ...claim, now: rows[0]?.now ?? new Date() }))
      throw new Refusal('claim_appeal_late');
    const others = await findAppealStaff(tx, claim);
    if (others.length === 0) throw new Refusal('claim_appeal_no_one');
    await tx
      .updateTable('credit_claims')
      .set({ appeal, appealed_at: now, changed_at: now, version: sql<number>`version + 1` })
      .where('id', '=', claimId)
      .execute();
    await beginDeadline(tx, {
      kind: 'claim_college',
      subjectId: claimId,
      owes: { accountId: null },
      awaitedBy: member.id,
    });
    await noteClaimStep(tx, claimId, { kind: 'appealed', side: 'student', by: member.id });
    await record(tx, { name: 'credit.appealed', accountId: member.id, subject: { claimId } });
  });
  return showClaim(core.db, member.id, claimId);
}
