import type { CofounderTitlesBody } from '#contract/cofounder-titles/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';
import { noteCofounder } from '../projects/steps/note-cofounder.ts';
import { listTitles } from './list-titles.ts';

/**
 * Takes the member's own title off, at once. Nothing happens without one.
 * @throws Refusal `project_unknown`
 */
export async function takeOffTitle(core: Core, member: Member, slug: string): Promise<CofounderTitlesBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (seat.cofounder_on === null) return;
    const { id: projectId } = seat;
    await noteCofounder(tx, { projectId, accountId: member.id, isOne: false });
    await record(tx, { name: 'cofounderTitles.takenOff', accountId: member.id, subject: { projectId } });
  });
  return listTitles(core, member, slug);
}
