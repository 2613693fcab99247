import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { freeBooked, refreshBoth } from './book.ts';
import { holdAccounts } from './hold-accounts.ts';

/** Reservations that have run out, or that the mentee gives up for another one. */
const over = (ids: readonly string[], menteeId: string) => sql<boolean>`state = 'held' and (
  mentee_id = ${menteeId}
  or until <= clock_timestamp() and (mentor_id = any(${ids}::text[]) or mentee_id = any(${ids}::text[]))
)`;

/**
 * Holds the accounts of a mentor and a mentee, with those of their reservations that are over, and frees these. The mentee
 * holds no other slot afterwards.
 */
export async function holdForSlot(tx: Tx, mentorId: string, menteeId: string): Promise<void> {
  const ids = [mentorId, menteeId];
  const found = await tx
    .selectFrom('mentoring_reservations')
    .select(['mentor_id', 'mentee_id'])
    .where(over(ids, menteeId))
    .execute();
  const all = [...ids, ...found.flatMap((one) => [one.mentor_id, one.mentee_id])];
  await holdAccounts(tx, all);
  const freed = await tx
    .updateTable('mentoring_reservations')
    .set({ state: 'freed' })
    .where(over(ids, menteeId))
    .where('mentor_id', 'in', all)
    .where('mentee_id', 'in', all)
    .returning(['id', 'mentor_id', 'mentee_id'])
    .execute();
  for (const one of freed) await freeBooked(tx, one);
  for (const one of freed) await refreshBoth(tx, one);
}
