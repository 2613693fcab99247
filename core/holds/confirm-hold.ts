import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { now } from '#db/now.ts';
import { hasOtherStaff } from '../administration/steps/has-other-staff.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { barTo, isWaiting } from './policy.ts';
import { endHold } from './steps/end-hold.ts';
import { requireHold } from './steps/require-hold.ts';
import { showHold } from './steps/show-hold.ts';

const refusals = {
  own: 'hold_own',
  same_staff: 'hold_same_staff',
  too_early: 'hold_too_early',
} as const;

/**
 * Confirms a proposed hold, or the early end of one, that other staff have asked for.
 * @throws Refusal `hold_unknown`, `hold_own`, `hold_same_staff`, `hold_too_early`; `conflict` where nothing waits any more
 */
export async function confirmHold(core: Core, staff: Member, holdId: string): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireHold(tx, staff, holdId);
    if (!isWaiting(row)) {
      // The form was sent twice.
      if (row.confirmed_by === staff.id) return showHold(tx, core, staff, holdId);
      throw new Refusal('conflict');
    }
    const hasOther = await hasOtherStaff(tx, core, 'rights', [staff.id, row.account_id]);
    const bar = barTo({ id: staff.id, hasOther }, row);
    if (bar) throw new Refusal(refusals[bar]);
    const isEnd = row.state === 'active';
    const isLone = (isEnd ? row.end_asked_by : row.proposed_by) === staff.id;
    if (isEnd) await endHold(tx, row);
    else {
      await tx
        .updateTable('holds')
        .set({ state: 'active', confirmed_at: now, confirmed_by: staff.id, is_lone: isLone })
        .where('id', '=', holdId)
        .execute();
      const accountId = row.is_secret ? null : row.account_id;
      await record(tx, { name: 'holds.changed', accountId, subject: { holdId } });
    }
    const action = isLone ? 'hold.confirmedAlone' : isEnd ? 'hold.ended' : 'hold.confirmed';
    await noteAction(tx, staff, { action, subjectId: holdId, detail: row.reason });
    return showHold(tx, core, staff, holdId);
  });
}
