import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { record, type Tx } from '../../ground/events.ts';
import { deadlineRuleOf } from '../deadline-rules.ts';
import { isWaiting } from '../is-waiting.ts';

/** The days after a deadline's end in which another owner still gets reminders of their own. */
const daysOfOwnReminders = 3;

/**
 * Sends the reminders to another owner; the time goes on. Where silence counts as a yes, reminders to the former owner count
 * only from three days after the end on: otherwise two owners who alternate could keep the deadline open for ever.
 */
export async function passDeadline(
  tx: Tx,
  kind: DeadlineKind,
  subjectId: string,
  accountId: string,
): Promise<void> {
  const passed = await tx
    .updateTable('clocks')
    .set({ owed_by: accountId })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where(isWaiting)
    .where('owed_by', 'is distinct from', accountId)
    .returning([
      'id',
      sql<boolean>`state = 'stopped' or due_at > clock_timestamp() - make_interval(days => ${daysOfOwnReminders})`.as(
        'countsAnew',
      ),
    ])
    .executeTakeFirst();
  if (!passed) return;
  if (passed.countsAnew && deadlineRuleOf(kind).silenceIsYes) await forgetReminders(tx, passed.id);
  await record(tx, { name: 'clocks.began', accountId, subject: { clockId: passed.id, kind, subjectId } });
}

/** Also where the deadline has passed and only the 24 hours after the second reminder were left. */
async function forgetReminders(tx: Tx, deadlineId: string): Promise<void> {
  await tx.deleteFrom('clock_reminders').where('clock_id', '=', deadlineId).execute();
  await tx
    .updateTable('clocks')
    .set({ next_notice_at: sql<Date>`coalesce(next_notice_at, due_at)` })
    .where('id', '=', deadlineId)
    .where('state', 'in', ['running', 'extended'])
    .execute();
}
