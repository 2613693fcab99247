import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireOrder } from './steps/require-order.ts';
import { showOrder } from './steps/show-order.ts';

/** Records the hand-over to the police. Each later one is added below, with its day. @throws Refusal `order_unknown` */
export async function notePolice(
  core: Core,
  staff: Member,
  { orderId, words }: { orderId: string; words: string },
): Promise<DeskOrderBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireOrder(tx, orderId);
    if (row.police === words || row.police.endsWith(`\n\n${words}`)) return showOrder(tx, orderId);
    await tx
      .updateTable('orders')
      .set({ police: row.police ? `${row.police}\n\n${words}` : words, police_at: row.police_at ?? now })
      .where('id', '=', orderId)
      .execute();
    await noteAction(tx, staff, { action: 'order.handedOver', subjectId: orderId });
    return showOrder(tx, orderId);
  });
}
