import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { holdTimes, type OrderConcern, type OrderKind, removalHours } from '#contract/holds/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { judgedIn } from '../cases/judged-in.ts';
import { markAboutChild } from '../cases/steps/mark-about-child.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { holdableTables } from '../ground/table-rule.ts';
import { zoneOf } from '../mentoring/zone-of.ts';
import { newNumber } from '../rights/new-number.ts';
import { findNow } from './find-now.ts';
import { readReceived } from './read-received.ts';
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
  /** By the clock of the staff; left out for now. */
  received?: string | undefined;
};

/**
 * Records an order. Its hours count from when it came; content that it wants removed is due within three of them. Where it concerns a child, nothing of the account,
 * and of those responsible for the item of its case, is erased from now on: holds on all their data are proposed.
 * @throws Refusal `hold_account_unknown`, `hold_case_unknown`, `hold_own`; each of `readReceived`
 */
export async function recordOrder(core: Core, staff: Member, said: Said): Promise<DeskOrderBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = said.account ? await findWhose(tx, said.account) : null;
    if (said.caseId) await requireCase(tx, said.caseId);
    const now = await findNow(tx);
    const zone = await zoneOf(tx, staff.id);
    const receivedAt = said.received ? readReceived(said.received, { zone, now }) : now;
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
        received_at: receivedAt,
        due_at: new Date(receivedAt.getTime() + hours * 3_600_000),
        recorded_by: staff.id,
      })
      .execute();
    await noteAction(tx, staff, { action: 'order.recorded', subjectId: id, detail: said.kind });
    if (said.concern !== 'child') return showOrder(tx, id);
    if (said.caseId) await markAboutChild(tx, said.caseId);
    for (const accountId of await heldBy(tx, { accountId: account?.id, caseId: said.caseId }))
      await openHold(tx, core, staff, {
        accountId,
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

/** In the order in which their accounts are locked. */
async function heldBy(
  tx: Tx,
  { accountId, caseId }: { accountId: string | undefined; caseId: string },
): Promise<string[]> {
  const judged = caseId ? await judgedIn(tx, caseId) : [];
  return [...new Set([...(accountId ? [accountId] : []), ...judged])].sort();
}
