import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { freeTimes } from '../../mentors/steps/free-times.ts';
import type { OfficeHourRow } from '../row.ts';

type End = { state: 'cancelled' | 'released'; accountId?: string | null; reason?: string; words?: string };

/**
 * Ends a held office hour that does not take place. A reaction frees the times of its members, because their accounts are not
 * held here. The seats stay, so that each reads it.
 */
export async function endOfficeHour(
  tx: Tx,
  hour: OfficeHourRow,
  { state, accountId = null, reason = '', words = '' }: End,
): Promise<void> {
  await tx
    .updateTable('office_hours')
    .set({
      state,
      reason,
      words,
      ended_at: now,
      changed_at: sql`clock_timestamp()`,
      sequence: sql`sequence + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', hour.id)
    .execute();
  await tx.deleteFrom('office_hour_reminders').where('office_hour_id', '=', hour.id).execute();
  await freeTimes(tx, { what: 'office_hour', subjectIds: [hour.id] });
  const offered = await tx
    .selectFrom('office_hour_seats')
    .select('id')
    .where('office_hour_id', '=', hour.id)
    .where('state', '=', 'offered')
    .execute();
  for (const { id } of offered) await releaseDeadline(tx, 'seat_offer', id);
  await record(tx, { name: `officeHours.${state}`, accountId, subject: { officeHourId: hour.id } });
}
