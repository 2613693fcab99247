import type { ProposalBody } from '#contract/administration/proposal-calls.ts';
import type { ProposalKind } from '#contract/collected.ts';
import type { EffectValues } from '#contract/ground/proposal.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { deadlineOf, type ProposalRow } from '../proposal-row.ts';
import { barToProposal } from './bar-to-proposal.ts';

/** A proposal as this account sees it. With a conflict it sees the kind and the time alone. */
export async function showProposal(
  tx: Tx,
  core: Core,
  staff: Member,
  row: ProposalRow,
): Promise<ProposalBody> {
  const bar = await barToProposal(tx, core, staff.id, row);
  const isBarred = bar === 'conflict' || row.barred.includes(staff.id);
  // The person's account has ended.
  const isErased = Object.keys(row.effect).length === 0;
  const isWaiting = row.state === 'waiting' && bar !== 'over';
  const isOwn = row.proposed_by === staff.id;
  const names = await findNames(tx, [row.proposed_by, row.ended_by]);
  const deadline = await tx
    .selectFrom('clocks')
    .select('due_at')
    .where('kind', '=', deadlineOf(row))
    .where('subject_id', '=', row.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return {
    $id: row.id,
    kind: row.kind as ProposalKind,
    state: row.state,
    right: row.needed_right,
    proposedAt: isoDate(row.proposed_at),
    dueAt: isoDateOrEmpty(deadline?.due_at ?? null),
    aloneFrom: isoDateOrEmpty(row.alone_from),
    endedAt: isoDateOrEmpty(row.ended_at),
    isLone: row.is_lone,
    bar: isWaiting ? bar : '',
    detail: isBarred
      ? null
      : {
          effect: isErased ? null : (row.effect as EffectValues),
          personId: row.person_id ?? '',
          reason: row.reason,
          proposedBy: names.get(row.proposed_by) ?? '',
          endedBy: names.get(row.ended_by ?? '') ?? '',
          answer: row.answer,
        },
    can: {
      confirm: isWaiting && bar === '',
      refuse: isWaiting && !isOwn && (bar === '' || bar === 'changed' || bar === 'proposer_gone'),
      withdraw: isWaiting && isOwn,
    },
  };
}

async function findNames(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where(
      'id',
      'in',
      ids.map((id) => id ?? ''),
    )
    .execute();
  return new Map(rows.map(({ id, name, email }) => [id, name || email]));
}
