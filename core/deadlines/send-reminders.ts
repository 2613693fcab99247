import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { type DeadlineRow, deadlineOf, nextReminderAt } from './deadline-row.ts';
import { deadlineRuleOf } from './deadline-rules.ts';
import { remindersOf } from './reminders.ts';

const most = 200;

/** Sends due reminders to the members who owe a step, only one if several are late. */
export async function sendReminders(core: Pick<Core, 'db'>): Promise<void> {
  let sent: number;
  do {
    sent = await core.db.transaction().execute(async (tx) => {
      const due = await findDue(tx);
      for (const row of due) await reminder(tx, row);
      return due.length;
    });
  } while (sent === most);
}

function findDue(tx: Tx) {
  return tx
    .selectFrom('clocks')
    .selectAll()
    .where('state', 'in', ['running', 'extended'])
    .where('next_notice_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_notice_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

async function reminder(tx: Tx, row: DeadlineRow): Promise<void> {
  const deadline = deadlineOf(row);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date();
  if (now >= deadline.dueAt && deadlineRuleOf(row.kind).silenceIsYes) return remindOfSilence(tx, row);
  const passed = remindersOf(deadline, deadlineRuleOf(row.kind).reminderDays).filter(({ at }) => at <= now);
  const reminders = passed.map(({ reminder }) => reminder);
  await tx
    .updateTable('clocks')
    .set({ notices: reminders, next_notice_at: nextReminderAt(deadline, row.kind, reminders) })
    .where('id', '=', row.id)
    .execute();
  if (now >= deadline.dueAt) return;
  const subject = { clockId: row.id, kind: row.kind, subjectId: row.subject_id };
  await record(tx, { name: 'clocks.noticeDue', accountId: row.owed_by, subject });
}

/** Until the mail server has taken two reminders, another one is sent each day: before that silence does not count. */
async function remindOfSilence(tx: Tx, row: DeadlineRow): Promise<void> {
  const { rows } = await sql<{ handed: number }>`
    select count(*)::int as handed from clock_reminders where clock_id = ${row.id}`.execute(tx);
  const isEnough = (rows[0]?.handed ?? 0) >= 2 || row.owed_by === null;
  await tx
    .updateTable('clocks')
    .set({ next_notice_at: isEnough ? null : sql<Date>`clock_timestamp() + interval '24 hours'` })
    .where('id', '=', row.id)
    .execute();
  if (isEnough) return;
  const subject = { clockId: row.id, kind: row.kind, subjectId: row.subject_id };
  await record(tx, { name: 'clocks.noticeDue', accountId: row.owed_by, subject });
}
