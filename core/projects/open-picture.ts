import type { Readable } from 'node:stream';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { PictureVariant } from '#contract/projects/picture-calls.ts';
import { byKey } from '#db/reads.ts';
import { readStored } from '../files/read-stored.ts';
import type { Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isProjectSeenBy } from './is-seen-by.ts';

type Wanted = { pictureId: string; variant: PictureVariant };

export type OpenPicture = { size: number; read: () => Promise<Readable> };

/**
 * A picture of a project that `actor` may see, ready to be read.
 * @throws Refusal `project_unknown`
 */
export function openPicture(core: Core, actor: Actor, wanted: Wanted): Promise<OpenPicture> {
  const isShown = sql<SqlBool>`(picture.held_back_at is null and ${isProjectSeenBy(actor)})`;
  return open(core, wanted, isShown);
}

/**
 * The same for the member who has sent it, whatever has become of the project.
 * @throws Refusal `project_unknown`
 */
export function openOwnPicture(core: Core, { id }: Member, wanted: Wanted): Promise<OpenPicture> {
  return open(core, wanted, sql<SqlBool>`picture.account_id = ${id}`);
}

async function open(
  core: Core,
  { pictureId, variant }: Wanted,
  maySee: Expression<SqlBool>,
): Promise<OpenPicture> {
  const find = () =>
    byKey(core.db)
      .selectFrom('project_picture_files as file')
      .innerJoin('project_pictures as picture', 'picture.id', 'file.picture_id')
      .innerJoin('projects', 'projects.id', 'picture.project_id')
      .select(['file.storage_key', 'file.size', 'file.checksum'])
      .where('picture.id', '=', pictureId)
      .where('file.variant', '=', variant)
      .where(maySee)
      .executeTakeFirst();
  const stored = await find();
  if (!stored) throw new Refusal('project_unknown');
  return {
    size: stored.size,
    async read() {
      try {
        return await readStored(core, stored);
      } catch (error) {
        // It may have been removed between the query and this read.
        if (await find()) throw error;
        throw new Refusal('project_unknown');
      }
    },
  };
}
