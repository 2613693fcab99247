import { createHash } from 'node:crypto';
import type { UpdatesBody } from '#contract/projects/update-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { listUpdates } from './list-updates.ts';
import { mayWriteUpdate } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Written = { projectSlug: string; text: string; key?: string | undefined };

/**
 * Writes a dated note about a project, as a member of its team. The same key writes one note.
 * @throws Refusal `nothing_offered`; `project_unknown`; `project_closed` for an archived or removed project
 */
export async function writeUpdate(core: Core, member: Member, input: Written): Promise<UpdatesBody> {
  refuseOffers({ text: input.text });
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    if (!mayWriteUpdate(seat)) throw new Refusal('project_closed');
    const askedAs = createHash('sha256')
      .update(`${member.id}:${input.key ?? newId()}`)
      .digest('hex');
    const written = await tx
      .insertInto('project_updates')
      .values({
        id: newId(),
        project_id: seat.id,
        account_id: member.id,
        text: input.text,
        asked_as: askedAs,
      })
      .onConflict((conflict) => conflict.column('asked_as').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    await record(tx, { name: 'projects.updated', accountId: member.id, subject: { projectId: seat.id } });
  });
  return listUpdates(core, member, input.projectSlug);
}
