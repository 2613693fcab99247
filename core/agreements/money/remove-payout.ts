import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOf } from '../row.ts';
import { holdInForce } from '../steps/hold-in-force.ts';

/**
 * Erases where a milestone is to be paid to. Nothing happens where nothing is kept.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`
 */
export async function removePayout(
  core: Core,
  member: Member,
  { agreementId, number }: { agreementId: string; number: number },
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'contributor') throw new Refusal('not_your_side');
    await tx
      .deleteFrom('agreement_payouts')
      .where('agreement_id', '=', agreementId)
      .where('milestone', '=', number)
      .execute();
    const subject = { ...subjectOf(held), milestone: number };
    await record(tx, { name: 'agreements.payoutChanged', accountId: member.id, subject });
  });
}
