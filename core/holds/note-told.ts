import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireOrder } from './steps/require-order.ts';
import { showOrder } from './steps/show-order.ts';

/**
 * Tells the person by email, and records it. Where the order forbade it, `mayTell` says that it does so no more: the person reads of its
 * holds from then on.
 * @throws Refusal `order_unknown`, `order_before_telling`
 */
export async function noteTold(
  core: Core,
  staff: Member,
  { orderId, mayTell }: { orderId: string; mayTell: boolean },
): Promise<DeskOrderBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireOrder(tx, orderId);
    if (row.told_at) return showOrder(tx, orderId);
    if (row.forbids_telling && !mayTell) throw new Refusal('order_before_telling');
    await tx
      .updateTable('orders')
      .set({ told_at: now, forbids_telling: false })
      .where('id', '=', orderId)
      .execute();
    const holds = await tx
      .updateTable('holds')
      .set({ is_secret: false })
      .where('order_id', '=', orderId)
      .where('is_secret', '=', true)
      .returning(['id', 'account_id'])
      .execute();
    if (row.account_id) await post(tx, { letter: 'order-told', orderId }, 'product');
    for (const { id: holdId, account_id: accountId } of holds)
      await record(tx, { name: 'holds.changed', accountId, subject: { holdId } });
    await noteAction(tx, staff, { action: 'order.told', subjectId: orderId });
    return showOrder(tx, orderId);
  });
}
