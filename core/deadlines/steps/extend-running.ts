import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { extendDeadline } from '../change-deadline.ts';
import { columnsOf, type DeadlineRow, deadlineOf } from '../deadline-row.ts';
import { deadlineRuleOf } from '../deadline-rules.ts';

type Extension = {
  clockId: string;
  days: number;
  reason: string;
  /** The other side has agreed to the extension. */
  hasConsent?: boolean;
};

/**
 * Extends a deadline once, by up to seven days. The caller has checked who may do so; the other side reads the reason.
 * @throws Refusal `clock_not_extendable`, `clock_not_running`, `clock_already_extended`, `clock_extension_too_long`,
 * `clock_overdue`
 */
export async function extendRunning(
  tx: Tx,
  { clockId: deadlineId, days, reason, hasConsent = false }: Extension,
): Promise<void> {
  const row = await tx
    .selectFrom('clocks')
    .selectAll()
    .where('id', '=', deadlineId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('clock_not_running');
  const { canExtend = 'yes' } = deadlineRuleOf(row.kind);
  if (canExtend === 'no' || (canExtend === 'with_consent' && !hasConsent))
    throw new Refusal('clock_not_extendable');
  if (deadlineRuleOf(row.kind).isExtendedOnce && (await wasExtended(tx, row)))
    throw new Refusal('clock_already_extended');
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const changed = extendDeadline(deadlineOf(row), days, rows[0]?.now ?? row.due_at);
  if ('fault' in changed) throw new Refusal(changed.fault);
  await tx
    .updateTable('clocks')
    .set({
      ...columnsOf(changed.deadline, row),
      extended_days: days,
      extension_reason: reason,
    })
    .where('id', '=', deadlineId)
    .execute();
  const subject = { clockId: deadlineId, kind: row.kind, subjectId: row.subject_id };
  await record(tx, { name: 'clocks.extended', accountId: row.owed_by, subject });
}

/** An earlier deadline of this kind for the same subject was already extended. */
async function wasExtended(tx: Tx, { kind, subject_id: subjectId }: DeadlineRow): Promise<boolean> {
  const found = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('extended_days', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
