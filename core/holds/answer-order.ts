import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import type { OrderOutcome } from '#contract/holds/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireOrder } from './steps/require-order.ts';
import { showOrder } from './steps/show-order.ts';

type Answer = { orderId: string; version: number; outcome: OrderOutcome; answer: string };

/**
 * Records what was done about an order. The same answer of the same staff counts once.
 * @throws Refusal `order_unknown`; `conflict` where it was answered meanwhile
 */
export async function answerOrder(core: Core, staff: Member, given: Answer): Promise<DeskOrderBody> {
  const { orderId, version, outcome, answer } = given;
  return core.db.transaction().execute(async (tx) => {
    const row = await requireOrder(tx, orderId);
    const written = { outcome, answer, done_by: staff.id };
    if (row.version === version + 1 && isWritten(row, written)) return showOrder(tx, orderId);
    if (row.done_at || row.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('orders')
      .set({ ...written, done_at: now, version: version + 1 })
      .where('id', '=', orderId)
      .execute();
    await noteAction(tx, staff, { action: 'order.answered', subjectId: orderId, detail: outcome });
    return showOrder(tx, orderId);
  });
}
