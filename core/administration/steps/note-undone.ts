import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Tells both staff who decided the last confirmed proposal of a kind about an object that one of the staff has ended it. */
export async function noteUndone(
  tx: Tx,
  by: Pick<Member, 'id'>,
  { kind, subjectId, since }: { kind: string; subjectId: string; since: Date | null },
): Promise<void> {
  const row = await tx
    .selectFrom('staff_proposals')
    .select(['id', 'proposed_by'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'confirmed')
    .where('ended_at', '>=', since ?? new Date(0))
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row)
    await record(tx, {
      name: 'proposals.undone',
      accountId: row.proposed_by,
      subject: { proposalId: row.id, by: by.id },
    });
}
