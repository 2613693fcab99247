import type { Tx } from '../../ground/events.ts';
import { askSuccessor } from './ask-successor.ts';
import { countOwners } from './count-owners.ts';
import { takeSeat } from './take-seat.ts';

/** Removes an ending account from all teams. A project that loses its last owner by that asks for another. */
export async function leaveAll(tx: Tx, account: { id: string }): Promise<void> {
  const seats = await tx
    .selectFrom('project_members')
    .select('project_id')
    .where('account_id', '=', account.id)
    .orderBy('project_id')
    .execute();
  for (const { project_id: projectId } of seats) {
    await tx.selectFrom('projects').select('id').where('id', '=', projectId).forUpdate().execute();
    const before = await countOwners(tx, projectId);
    await takeSeat(tx, projectId, account.id);
    if (before > 0 && (await countOwners(tx, projectId)) === 0) await askSuccessor(tx, projectId);
  }
}
