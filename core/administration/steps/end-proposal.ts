import type { DeskAction } from '#contract/collected.ts';
import { now } from '#db/now.ts';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { deadlineOf, type ProposalRow } from '../proposal-row.ts';
import { noteAction } from './note-action.ts';

type Ended = { state: 'confirmed' | 'refused' | 'withdrawn' | 'lapsed'; by: string; answer?: string };

const actions = {
  confirmed: 'proposal.confirmed',
  refused: 'proposal.refused',
  withdrawn: 'proposal.withdrawn',
  lapsed: 'proposal.lapsed',
} as const satisfies Record<Ended['state'], DeskAction>;

/** Ends a waiting proposal and its deadline, and logs it. The proposals are held. @throws Refusal `conflict` */
export async function endProposal(
  tx: Tx,
  row: ProposalRow,
  { state, by, answer = '' }: Ended,
): Promise<void> {
  const isLone = state === 'confirmed' && by === row.proposed_by;
  const ended = await tx
    .updateTable('staff_proposals')
    .set({ state, ended_by: by, ended_at: now, answer, is_lone: isLone })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  // Its person's account has ended at this moment.
  if (!ended) throw new Refusal('conflict');
  const kind = deadlineOf(row);
  if (!(await meetDeadline(tx, kind, row.id))) await releaseDeadline(tx, kind, row.id);
  const action = isLone ? 'proposal.confirmedAlone' : actions[state];
  const detail = [row.kind, answer].filter(Boolean).join(': ');
  await noteAction(tx, { id: by }, { action, subjectId: row.id, detail });
  await record(tx, { name: 'proposals.ended', accountId: row.proposed_by, subject: { proposalId: row.id } });
}
