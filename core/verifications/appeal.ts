import { sql } from 'kysely';
import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { HoldReason } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireNoBar } from './find-bar.ts';
import { isDecidedAgainst, isInTime } from './policy.ts';
import { clock } from './row.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { showOwn } from './steps/show-own.ts';
import { withoutIdentityNumbers } from './without-identity-numbers.ts';

type Said = { kind: VerificationKind; appeal: string; anotherNumber: boolean };

/**
 * Asks for another administrator to look at the last rejection or revocation of this kind: once, before the deadline.
 * Meanwhile a revoked mark does not hold. The same words again change nothing.
 * @throws Refusal `verification_not_found`, `verification_open`, `verification_appeal_twice`,
 * `verification_appeal_late`, `identity_number_found`; `verification_barred`: the case itself can be appealed
 */
export async function appealVerification(core: Core, member: Member, said: Said): Promise<OwnVerification> {
  const { texts, isMasked } = withoutIdentityNumbers(
    { appeal: said.appeal },
    { isAnother: said.anotherNumber },
  );
  return core.db.transaction().execute(async (tx) => {
    await holdApplicant(tx, member);
    const last = await tx
      .selectFrom('verifications')
      .selectAll()
      .select(clock)
      .where('account_id', '=', member.id)
      .where('kind', '=', said.kind)
      .where('state', '<>', 'withdrawn')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (last?.state === 'submitted' && last.appealed_at && last.appeal === texts.appeal)
      return showOwn(tx, last.id);
    if (last?.state === 'submitted' || last?.state === 'started') throw new Refusal('verification_open');
    if (!last?.decided_at || !isDecidedAgainst(last.state)) throw new Refusal('verification_not_found');
    await requireNoBar(tx, member.id, said.kind);
    if (last.appealed_at) throw new Refusal('verification_appeal_twice');
    if (!isInTime(last.decided_at, last.now)) throw new Refusal('verification_appeal_late');
    const heldFor = new Set(last.held_for as HoldReason[]);
    if (isMasked) heldFor.add('identity_number');
    await tx
      .updateTable('verifications')
      .set({
        state: 'submitted',
        ...texts,
        appealed_at: now,
        first_decided_by: last.decided_by,
        ended_at: null,
        held_for: [...heldFor],
        version: sql<number>`version + 1`,
      })
      .where('id', '=', last.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'verification_review',
      subjectId: last.id,
      owes: 'us',
      awaitedBy: member.id,
    });
    const subject = { verificationId: last.id };
    await record(tx, { name: 'verifications.changed', accountId: member.id, subject });
    return showOwn(tx, last.id);
  });
}
