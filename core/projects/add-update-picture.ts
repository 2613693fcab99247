import type { Readable } from 'node:stream';
import { projectLimits } from '#contract/projects/limits.ts';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayEditUpdate } from './policy.ts';
import { presentPicture } from './present-pictures.ts';
import { addPicture, type StoredPicture } from './steps/add-picture.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { dropPicture, orDropped, storePicture } from './store-picture.ts';

type Added = { projectSlug: string; updateId: string; bytes: Readable };

/**
 * Adds a picture to the member's own note. The same picture is added once.
 * @throws Refusal `project_unknown`; `project_closed` without the right; `project_pictures_too_many`; the refusals of a
 * picture that cannot be kept (`MakePagePicture`)
 */
export async function addUpdatePicture(core: Core, member: Member, input: Added): Promise<PictureBody> {
  const stored = await storePicture(core, input.bytes);
  const taken = core.db.transaction().execute((tx) => take(tx, member, input, stored));
  const { picture, isRepeated } = await orDropped(core, stored, taken);
  if (isRepeated) await dropPicture(core, stored);
  return picture;
}

type Taken = { picture: PictureBody; isRepeated: boolean };

async function take(tx: Tx, member: Member, input: Added, stored: StoredPicture): Promise<Taken> {
  const { projectSlug, updateId } = input;
  const seat = await holdSeat(tx, member, projectSlug);
  const update = await tx
    .selectFrom('project_updates')
    .select(['id', 'account_id'])
    .where('id', '=', updateId)
    .where('project_id', '=', seat.id)
    .executeTakeFirst();
  if (!update) throw new Refusal('project_unknown');
  if (!mayEditUpdate(member, seat, update)) throw new Refusal('project_closed');
  const before = await tx
    .selectFrom('project_pictures')
    .selectAll()
    .where('update_id', '=', updateId)
    .execute();
  const same = before.find(({ checksum }) => checksum === stored.checksum);
  if (same) return { picture: presentPicture(same), isRepeated: true };
  if (before.length >= projectLimits.pictures) throw new Refusal('project_pictures_too_many');
  const picture = await addPicture(tx, { projectId: seat.id, updateId, accountId: member.id }, stored);
  await record(tx, { name: 'projects.pictured', accountId: member.id, subject: { projectId: seat.id } });
  return { picture, isRepeated: false };
}
