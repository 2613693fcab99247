import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDeleteUpdate, mayEdit } from './policy.ts';
import { holdPicture } from './steps/hold-picture.ts';

/**
 * Removes a picture: an owner removes a cover, and members who may delete a note its pictures.
 * @throws Refusal `project_unknown`; `project_closed` without the right
 */
export async function removePicture(
  core: Core,
  member: Member,
  input: { projectSlug: string; pictureId: string },
): Promise<void> {
  const keys = await core.db.transaction().execute(async (tx) => {
    const { seat, picture, update } = await holdPicture(tx, member, input);
    const may = update ? mayDeleteUpdate(member, seat, update) : mayEdit(seat);
    if (!may) throw new Refusal('project_closed');
    const files = await tx
      .deleteFrom('project_picture_files')
      .where('picture_id', '=', picture.id)
      .returning('storage_key')
      .execute();
    await tx.deleteFrom('project_pictures').where('id', '=', picture.id).execute();
    await record(tx, { name: 'projects.pictured', accountId: member.id, subject: { projectId: seat.id } });
    return files.map((file) => file.storage_key);
  });
  await removeBytes(core, keys);
}
