import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { freeBooked } from './steps/book.ts';
import { holdAccounts } from './steps/hold-accounts.ts';

const atOnce = 500;

/** Frees the reserved slots that have run out, and forgets old reservations. */
export async function freeReservations(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('mentoring_reservations')
    .select(['id', 'mentor_id', 'mentee_id'])
    .where('state', '=', 'held')
    .where('until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('until')
    .limit(atOnce)
    .execute();
  for (const one of due)
    await core.db.transaction().execute(async (tx) => {
      await holdAccounts(tx, [one.mentor_id, one.mentee_id]);
      const freed = await tx
        .updateTable('mentoring_reservations')
        .set({ state: 'freed' })
        .where('id', '=', one.id)
        .where('state', '=', 'held')
        .returning('id')
        .executeTakeFirst();
      if (!freed) return;
      await freeBooked(tx, one);
      await record(tx, { name: 'mentoring.reserved', accountId: null, subject: { mentorId: one.mentor_id } });
    });
  await core.db
    .deleteFrom('mentoring_reservations')
    .where('reserved_at', '<', sql<Date>`now() - interval '2 days'`)
    .where('state', '<>', 'held')
    .execute();
}
