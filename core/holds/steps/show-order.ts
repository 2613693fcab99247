import type { DeskOrderBody } from '#contract/holds/desk-calls.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdRows, orderRows } from '../hold-row.ts';
import { presentHold, presentOrder } from '../present.ts';
import { namesOf } from './names-of.ts';

/** @throws Refusal `order_unknown` */
export async function showOrder(tx: Tx, orderId: string): Promise<DeskOrderBody> {
  const row = await orderRows(tx).where('id', '=', orderId).executeTakeFirst();
  if (!row) throw new Refusal('order_unknown');
  const nameOf = await namesOf(tx, [row.recorded_by, row.done_by]);
  const holds = await holdRows(tx).where('order_id', '=', orderId).orderBy('proposed_at').execute();
  return {
    ...presentOrder(row),
    version: row.version,
    reference: row.reference,
    words: row.words,
    accountId: row.account_id ?? '',
    of: row.of,
    caseId: row.case_id ?? '',
    forbidsTelling: row.forbids_telling,
    receivedAt: isoDate(row.received_at),
    recordedBy: nameOf(row.recorded_by),
    outcome: row.outcome ?? '',
    answer: row.answer,
    doneBy: nameOf(row.done_by),
    toldAt: isoDateOrEmpty(row.told_at),
    police: row.police,
    policeAt: isoDateOrEmpty(row.police_at),
    holds: holds.map(presentHold),
  };
}
