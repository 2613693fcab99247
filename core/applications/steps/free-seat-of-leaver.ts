import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { freeSeat } from '../../opportunities/steps/seats.ts';
import type { ApplicationRow } from '../row.ts';
import { holdApplication } from './hold-application.ts';

/**
 * Frees the seat of a member who joined by an application and has left the team. An owner may then open the opportunity
 * again.
 */
export async function freeSeatOfLeaver(tx: Tx, projectId: string, accountId: string | null): Promise<void> {
  const joined = await tx
    .selectFrom('applications')
    .select('id')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .where('stage', '=', 'joined')
    .where('left_at', 'is', null)
    .orderBy('opportunity_id')
    .execute();
  for (const { id } of joined) {
    const held = await holdApplication(tx, id);
    if (held) await freeJoinedSeat(tx, held.one);
  }
}

/** Frees the seat of a held application with which a member has joined; once. */
export async function freeJoinedSeat(tx: Tx, one: ApplicationRow): Promise<void> {
  if (one.stage !== 'joined' || one.left_at) return;
  await freeSeat(tx, one.opportunity_id, 'joined');
  await tx.updateTable('applications').set({ left_at: now }).where('id', '=', one.id).execute();
}
