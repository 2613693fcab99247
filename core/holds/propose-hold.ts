import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findWhose, requireCase } from './steps/find-whose.ts';
import { openHold } from './steps/open-hold.ts';
import { showHold } from './steps/show-hold.ts';

type Proposed = {
  /** An id or an address; empty for the account that the order names. */
  account: string;
  tables: readonly string[];
  reason: string;
  days: number;
  orderId: string;
  caseId: string;
};

/**
 * Proposes a hold for a case or an order. It keeps the rows already; other staff confirm it.
 * @throws Refusal `hold_ground_missing`, `order_unknown`, `hold_case_unknown`, `hold_account_unknown`,
 * `hold_tables_unknown`, `hold_own`
 */
export async function proposeHold(core: Core, staff: Member, said: Proposed): Promise<DeskHoldBody> {
  const { account, orderId, caseId, tables, reason, days } = said;
  if (!orderId && !caseId) throw new Refusal('hold_ground_missing');
  return core.db.transaction().execute(async (tx) => {
    const order = orderId
      ? await tx
          .selectFrom('orders')
          .select(['account_id', 'case_id', 'forbids_telling'])
          .where('id', '=', orderId)
          .executeTakeFirst()
      : null;
    if (order === undefined) throw new Refusal('order_unknown');
    if (caseId) await requireCase(tx, caseId);
    const accountId = account ? (await findWhose(tx, account)).id : (order?.account_id ?? '');
    const id = await openHold(tx, core, staff, {
      accountId,
      tables,
      reason,
      days,
      orderId: orderId || null,
      caseId: caseId || order?.case_id || null,
      isSecret: order?.forbids_telling ?? false,
    });
    return showHold(tx, staff, id);
  });
}
