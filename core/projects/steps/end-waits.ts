import { now } from '#db/now.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import type { Tx } from '../../ground/events.ts';

/** Ends the open invitations to the team of a held project. */
export async function endInvitations(tx: Tx, projectId: string): Promise<void> {
  const ended = await tx
    .updateTable('project_invitations')
    .set({ state: 'ended', ended_at: now })
    .where('project_id', '=', projectId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  for (const { id } of ended) await releaseClock(tx, 'team_invitation', id);
}

/** Nobody is asked any more to own a held project. */
export async function endHandOvers(tx: Tx, projectId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('project_hand_overs')
    .where('project_id', '=', projectId)
    .where('declined_at', 'is', null)
    .returning(['id', 'asked_by'])
    .execute();
  for (const { id, asked_by: askedBy } of ended)
    await releaseClock(tx, askedBy === null ? 'owner_succession' : 'owner_hand_over', id);
}
