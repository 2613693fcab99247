import { sql } from 'kysely';
import { remindersOf } from '#rules/mentoring/reminder-times.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import type { Tx } from '../../ground/events.ts';
import { accountOn, endOf, type SessionRow } from '../row.ts';
import { zoneOf } from '../zone-of.ts';

/** Sets the reminders of a confirmed session, and the question after its end, for both sides. Earlier ones are replaced. */
export async function setReminders(tx: Tx, one: SessionRow): Promise<void> {
  await tx.deleteFrom('mentoring_reminders').where('session_id', '=', one.id).execute();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date();
  for (const side of sides) {
    const accountId = accountOn(one, side);
    if (accountId === null) continue;
    const end = { kind: 'end', at: endOf(one) } as const;
    const reminders = [...remindersOf(one.starts_at, await zoneOf(tx, accountId), now), end];
    await tx
      .insertInto('mentoring_reminders')
      .values(
        reminders.map(({ kind, at }) => ({
          session_id: one.id,
          side,
          kind,
          at,
        })),
      )
      .execute();
  }
}
