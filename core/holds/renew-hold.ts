import { sql } from 'kysely';
import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireHold } from './steps/require-hold.ts';
import { showHold } from './steps/show-hold.ts';

/**
 * Lets a confirmed hold stand for so many days from now; it never ends sooner by it.
 * @throws Refusal `hold_unknown`, `hold_own`; `conflict` unless it is active
 */
export async function renewHold(
  core: Core,
  staff: Member,
  { holdId, days }: { holdId: string; days: number },
): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireHold(tx, staff, holdId);
    if (row.state !== 'active' || row.until <= row.now) throw new Refusal('conflict');
    await tx
      .updateTable('holds')
      .set({ until: sql<Date>`greatest(until, now() + make_interval(days => ${days}::int))` })
      .where('id', '=', holdId)
      .execute();
    const accountId = row.is_secret ? null : row.account_id;
    await record(tx, { name: 'holds.changed', accountId, subject: { holdId } });
    await noteAction(tx, staff, { action: 'hold.renewed', subjectId: holdId, detail: row.reason });
    return showHold(tx, staff, holdId);
  });
}
