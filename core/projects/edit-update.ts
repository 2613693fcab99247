import type { UpdatesBody } from '#contract/projects/update-calls.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { listUpdates } from './list-updates.ts';
import { mayEditUpdate } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Edit = { projectSlug: string; updateId: string; text: string };

/**
 * Changes a note and marks it as edited.
 * @throws Refusal `nothing_offered`; `project_unknown`; `project_closed` without the right
 */
export async function editUpdate(core: Core, member: Member, input: Edit): Promise<UpdatesBody> {
  refuseOffers({ text: input.text });
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    const update = await tx
      .selectFrom('project_updates')
      .select(['id', 'account_id'])
      .where('id', '=', input.updateId)
      .where('project_id', '=', seat.id)
      .executeTakeFirst();
    if (!update) throw new Refusal('project_unknown');
    if (!mayEditUpdate(member, seat, update)) throw new Refusal('project_closed');
    const changed = await tx
      .updateTable('project_updates')
      .set({ text: input.text, edited_at: now })
      .where('id', '=', update.id)
      .where('text', '!=', input.text)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    const subject = { projectId: seat.id };
    await record(tx, { name: 'projects.updateChanged', accountId: member.id, subject });
  });
  return listUpdates(core, member, input.projectSlug);
}
