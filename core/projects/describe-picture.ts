import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { mayEdit, mayEditUpdate } from './policy.ts';
import { presentPicture } from './present-pictures.ts';
import { holdPicture } from './steps/hold-picture.ts';

type Said = { projectSlug: string; pictureId: string; alt: string };

/**
 * Describes a picture for people who cannot see it. An owner describes a cover, the writer of a note its pictures.
 * @throws Refusal `project_unknown`; `project_closed` without the right; `nothing_offered`
 */
export async function describePicture(core: Core, member: Member, said: Said): Promise<PictureBody> {
  refuseOffers({ alt: said.alt });
  return core.db.transaction().execute(async (tx) => {
    const { seat, picture, update } = await holdPicture(tx, member, said);
    const may = update ? mayEditUpdate(member, seat, update) : mayEdit(seat);
    if (!may) throw new Refusal('project_closed');
    const { alt } = said;
    if (alt === picture.alt) return presentPicture(picture);
    await tx.updateTable('project_pictures').set({ alt }).where('id', '=', picture.id).execute();
    await record(tx, { name: 'projects.pictured', accountId: member.id, subject: { projectId: seat.id } });
    return presentPicture({ ...picture, alt });
  });
}
