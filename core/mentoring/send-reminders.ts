import { sql } from 'kysely';
import { together } from '#db/together.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

const atOnce = 500;

const names = {
  day: 'mentoring.dayBefore',
  hour: 'mentoring.hourBefore',
  end: 'mentoring.over',
} as const;

/**
 * Records the reminders that are due, each once, also when other servers do the same at the same time. One that a downtime has
 * kept past the start is left out.
 */
export async function sendReminders(core: Core): Promise<void> {
  for (let found = atOnce; found === atOnce; )
    found = await core.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        session_id: string;
        side: Side;
        kind: keyof typeof names;
        is_late: boolean;
      }>`
        delete from mentoring_reminders as reminder using mentoring_sessions as one
        where one.id = reminder.session_id and (reminder.session_id, reminder.side, reminder.kind) in (
          select session_id, side, kind from mentoring_reminders where at <= clock_timestamp()
          order by at limit ${atOnce} for update skip locked
        )
        returning reminder.session_id, reminder.side, reminder.kind,
          (reminder.kind <> 'end' and one.starts_at <= clock_timestamp() or one.state <> 'confirmed') as is_late`.execute(
        tx,
      );
      const due = rows.filter((row) => !row.is_late);
      await together(
        tx,
        due.map(
          ({ session_id: sessionId, side, kind }) =>
            () =>
              record(tx, { name: names[kind], accountId: null, subject: { sessionId, side } }),
        ),
      );
      return rows.length;
    });
}
