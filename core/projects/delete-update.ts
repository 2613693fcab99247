import type { UpdatesBody } from '#contract/projects/update-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { listUpdates } from './list-updates.ts';
import { mayDeleteUpdate } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

/**
 * Deletes a note. Its writer and the owners may do so.
 * @throws Refusal `project_unknown`; `project_closed` without the right
 */
export async function deleteUpdate(
  core: Core,
  member: Member,
  { projectSlug, updateId }: { projectSlug: string; updateId: string },
): Promise<UpdatesBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    const update = await tx
      .selectFrom('project_updates')
      .select(['id', 'account_id'])
      .where('id', '=', updateId)
      .where('project_id', '=', seat.id)
      .executeTakeFirst();
    if (!update) throw new Refusal('project_unknown');
    if (!mayDeleteUpdate(member, seat, update)) throw new Refusal('project_closed');
    await tx.deleteFrom('project_updates').where('id', '=', update.id).execute();
    const subject = { projectId: seat.id };
    await record(tx, { name: 'projects.updateChanged', accountId: member.id, subject });
  });
  return listUpdates(core, member, projectSlug);
}
