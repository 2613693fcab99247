import { sql } from 'kysely';
import { together } from '#db/together.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

const atOnce = 500;

const names = { day: 'officeHours.dayBefore', hour: 'officeHours.hourBefore' } as const;

/**
 * Records the reminders that are due, each once, also when other servers do the same at the same time. One that a downtime has
 * kept past the start is left out.
 */
export async function sendReminders(core: Core): Promise<void> {
  for (let found = atOnce; found === atOnce; )
    found = await core.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        office_hour_id: string;
        account_id: string;
        kind: keyof typeof names;
        is_late: boolean;
      }>`
        delete from office_hour_reminders as reminder using office_hours as hour
        where hour.id = reminder.office_hour_id
          and (reminder.office_hour_id, reminder.account_id, reminder.kind) in (
            select office_hour_id, account_id, kind from office_hour_reminders where at <= clock_timestamp()
            order by at limit ${atOnce} for update skip locked
          )
        returning reminder.office_hour_id, reminder.account_id, reminder.kind,
          (hour.starts_at <= clock_timestamp() or hour.state <> 'announced') as is_late`.execute(tx);
      const due = rows.filter((row) => !row.is_late);
      await together(
        tx,
        due.map(
          ({ office_hour_id: officeHourId, account_id: memberId, kind }) =>
            () =>
              record(tx, { name: names[kind], accountId: null, subject: { officeHourId, memberId } }),
        ),
      );
      return rows.length;
    });
}
