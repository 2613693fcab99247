import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import type { StoredPicture } from '../projects/steps/add-picture.ts';
import { orDropped, storePicture } from '../projects/store-picture.ts';
import { holdPictureSeat } from './steps/hold-picture-seat.ts';

type Sent = { organisationSlug: string; bytes: Readable };

/**
 * Gives an organisation a picture, in place of the one before: redrawn in our sizes, as the cover of a project.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; the refusals of a picture that cannot be kept
 * (`MakePagePicture`)
 */
export async function putOrganisationPicture(core: Core, member: Member, sent: Sent): Promise<PictureBody> {
  const stored = await storePicture(core, sent.bytes);
  const taken = core.db.transaction().execute((tx) => take(tx, member, sent.organisationSlug, stored));
  return orDropped(core, stored, taken);
}

async function take(
  tx: Tx,
  member: Member,
  slug: string,
  { files, width, height }: StoredPicture,
): Promise<PictureBody> {
  const { id: organisationId } = await holdPictureSeat(tx, member, slug);
  await tx.deleteFrom('organisation_pictures').where('organisation_id', '=', organisationId).execute();
  const id = randomBytes(16).toString('hex');
  await tx
    .insertInto('organisation_pictures')
    .values({ organisation_id: organisationId, id, width, height })
    .execute();
  await tx
    .insertInto('organisation_picture_files')
    .values(files.map((file) => ({ picture_id: id, ...file })))
    .execute();
  for (const { storage_key: key } of files) await claimBytes(tx, key);
  await record(tx, { name: 'organisations.pictured', accountId: member.id, subject: { organisationId } });
  return { id, alt: '', width, height };
}
