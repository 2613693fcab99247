import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOrder } from './steps/show-order.ts';

/** One order for staff. The look is logged. @throws Refusal `order_unknown` */
export async function openOrder(core: Core, staff: Member, orderId: string): Promise<DeskOrderBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showOrder(tx, orderId);
    await noteAction(tx, staff, { action: 'order.opened', subjectId: orderId });
    return shown;
  });
}
