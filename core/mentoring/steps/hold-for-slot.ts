import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { freeBooked } from './book.ts';
import { holdAccounts } from './hold-accounts.ts';

type Slot = { mentorId: string; menteeId: string; startsAt: Date };

/** Reservations that have run out, or that the mentee gives up for another slot. */
const over = ({ mentorId, menteeId, startsAt }: Slot) => sql<boolean>`state = 'held' and (
  mentee_id = ${menteeId} and (mentor_id, starts_at) is distinct from (${mentorId}, ${startsAt}::timestamptz)
  or until <= clock_timestamp() and (mentor_id in (${mentorId}, ${menteeId}) or mentee_id in (${mentorId}, ${menteeId}))
)`;

/**
 * Holds the accounts of a mentor and a mentee, with those of their reservations that are over, and frees these. The mentee
 * holds no other slot afterwards. Resolves to the reservation of this slot, where the mentee holds it.
 */
export async function holdForSlot(tx: Tx, slot: Slot) {
  const { mentorId, menteeId, startsAt } = slot;
  const found = await tx
    .selectFrom('mentoring_reservations')
    .select(['mentor_id', 'mentee_id'])
    .where(over(slot))
    .execute();
  const all = [mentorId, menteeId, ...found.flatMap((one) => [one.mentor_id, one.mentee_id])];
  await holdAccounts(tx, all);
  const freed = await tx
    .updateTable('mentoring_reservations')
    .set({ state: 'freed' })
    .where(over(slot))
    .where('mentor_id', 'in', all)
    .where('mentee_id', 'in', all)
    .returning('id')
    .execute();
  for (const one of freed) await freeBooked(tx, one);
  return tx
    .selectFrom('mentoring_reservations')
    .selectAll()
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', mentorId)
    .where('starts_at', '=', startsAt)
    .where('state', '=', 'held')
    .executeTakeFirst();
}
