import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import type { Member } from '../../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdRows } from '../hold-row.ts';
import { presentHold } from '../present.ts';
import { namesOf } from './names-of.ts';

/** @throws Refusal `hold_unknown` */
export async function showHold(tx: Tx, staff: Member, holdId: string): Promise<DeskHoldBody> {
  const row = await holdRows(tx).where('id', '=', holdId).executeTakeFirst();
  if (!row) throw new Refusal('hold_unknown');
  const nameOf = await namesOf(tx, [row.proposed_by, row.confirmed_by]);
  const kept = await tx
    .selectFrom('held_rows')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('hold_id', '=', holdId)
    .executeTakeFirstOrThrow();
  const isOpen = row.state === 'active' && row.account_id !== staff.id;
  return {
    ...presentHold(row),
    tables: row.tables,
    reason: row.reason,
    orderId: row.order_id ?? '',
    caseId: row.case_id ?? '',
    isSecret: row.is_secret,
    proposedBy: nameOf(row.proposed_by),
    proposedAt: isoDate(row.proposed_at),
    confirmedBy: nameOf(row.confirmed_by),
    confirmedAt: isoDateOrEmpty(row.confirmed_at),
    isLone: row.is_lone,
    isOwn: row.is_by_report,
    endsWithCase: row.ends_with_case,
    proposalId: row.proposal,
    endedAt: isoDateOrEmpty(row.ended_at),
    kept: Number(kept.count),
    can: { renew: isOpen, end: isOpen && !row.is_ending },
  };
}
