import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { reportableOpportunity } from '../../opportunities/reportable.ts';
import { sealed } from '../seal.ts';
import { addPeople } from './add-people.ts';

/** Opens a decided case for an opportunity that was removed without one, so that its owners can appeal. */
export async function keepRemoval(tx: Tx, removedBy: string | null, opportunityId: string): Promise<void> {
  const row = await tx
    .selectFrom('opportunities')
    .select(['case_id', 'removal_reason'])
    .where('id', '=', opportunityId)
    .where('state', '=', 'removed')
    .executeTakeFirst();
  const thing = row && (await reportableOpportunity.seal(tx, opportunityId));
  if (!row?.case_id || !thing) return;
  const made = await tx
    .insertInto('cases')
    .values({
      id: row.case_id,
      thing_kind: 'opportunity',
      thing_id: opportunityId,
      ...sealed(thing),
      state: 'decided',
      outcome: 'remove',
      reason: row.removal_reason,
      decided_by: removedBy,
      decided_at: now,
    })
    // The removal already has a case.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await addPeople(tx, made.id, thing);
}
