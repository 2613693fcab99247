import { sql } from 'kysely';
import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { holdTimes, type OrderConcern, type OrderKind, removalHours } from '#contract/holds/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { holdableTables } from '../ground/table-rule.ts';
import { newNumber } from '../rights/new-number.ts';
import { findWhose, requireCase } from './steps/find-whose.ts';
import { openHold } from './steps/open-hold.ts';
import { showOrder } from './steps/show-order.ts';

type Said = {
  kind: OrderKind;
  concern: OrderConcern;
  authority: string;
  reference: string;
  words: string;
  /** An id or an address; empty where the order names none. */
  account: string;
  caseId: string;
  forbidsTelling: boolean;
  hours: number;
};

/**
 * Records an order. Content that it wants removed is due within three hours. Where it concerns a child, nothing of the account
 * is erased from now on: a hold on all its data is proposed.
 * @throws Refusal `hold_account_unknown`, `hold_case_unknown`, `hold_own`
 */
export async function recordOrder(core: Core, staff: Member, said: Said): Promise<DeskOrderBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = said.account ? await findWhose(tx, said.account) : null;
    if (said.caseId) await requireCase(tx, said.caseId);
    const id = newId();
    const hours = said.kind === 'removal' ? Math.min(said.hours, removalHours) : said.hours;
    const number = newNumber('O');
    await tx
      .insertInto('orders')
      .values({
        id,
        number,
        kind: said.kind,
        concern: said.concern,
        authority: said.authority,
        reference: said.reference.trim(),
        words: said.words,
        account_id: account?.id ?? null,
        case_id: said.caseId || null,
        forbids_telling: said.forbidsTelling,
        due_at: sql<Date>`now() + make_interval(hours => ${hours}::int)`,
        recorded_by: staff.id,
      })
      .execute();
    await noteAction(tx, staff, { action: 'order.recorded', subjectId: id, detail: said.kind });
    if (account && said.concern === 'child')
      await openHold(tx, core, staff, {
        accountId: account.id,
        tables: Object.keys(holdableTables()),
        reason: number,
        days: holdTimes.days,
        caseId: said.caseId || null,
        orderId: id,
        isSecret: said.forbidsTelling,
      });
    return showOrder(tx, id);
  });
}
