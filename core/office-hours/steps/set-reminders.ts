import { sql } from 'kysely';
import { remindersOf } from '#rules/mentoring/reminder-times.ts';
import type { Tx } from '../../ground/events.ts';
import { zoneOf } from '../../mentoring/zone-of.ts';
import type { OfficeHourRow } from '../row.ts';

/** Sets the reminders of an office hour for one who takes part. Earlier ones are replaced. */
export async function setReminders(tx: Tx, hour: OfficeHourRow, accountId: string): Promise<void> {
  await dropReminders(tx, hour.id, accountId);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date();
  const reminders = remindersOf(hour.starts_at, await zoneOf(tx, accountId), now);
  if (reminders.length === 0) return;
  await tx
    .insertInto('office_hour_reminders')
    .values(reminders.map(({ kind, at }) => ({ office_hour_id: hour.id, account_id: accountId, kind, at })))
    .execute();
}

export async function dropReminders(tx: Tx, officeHourId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('office_hour_reminders')
    .where('office_hour_id', '=', officeHourId)
    .where('account_id', '=', accountId)
    .execute();
}
