import type { Readable } from 'node:stream';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayEdit } from './policy.ts';
import { addPicture, type StoredPicture } from './steps/add-picture.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { orDropped, storePicture } from './store-picture.ts';

type Cover = { projectSlug: string; bytes: Readable };

/**
 * Gives a project a cover picture, in place of the one before.
 * @throws Refusal `project_unknown`; `project_closed`; the refusals of a picture that cannot be kept
 * (`MakePagePicture`)
 */
export async function putCover(core: Core, member: Member, input: Cover): Promise<PictureBody> {
  const stored = await storePicture(core, input.bytes);
  const taken = core.db.transaction().execute((tx) => take(tx, member, input.projectSlug, stored));
  return orDropped(core, stored, taken);
}

async function take(tx: Tx, member: Member, slug: string, stored: StoredPicture): Promise<PictureBody> {
  const seat = await holdSeat(tx, member, slug);
  if (!mayEdit(seat)) throw new Refusal('project_closed');
  await tx
    .deleteFrom('project_pictures')
    .where('project_id', '=', seat.id)
    .where('update_id', 'is', null)
    .execute();
  const owner = { projectId: seat.id, updateId: null, accountId: member.id };
  const picture = await addPicture(tx, owner, stored);
  await record(tx, { name: 'projects.pictured', accountId: member.id, subject: { projectId: seat.id } });
  return picture;
}
