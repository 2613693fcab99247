import { type Expression, type SqlBool, sql } from 'kysely';
import type { PictureVariant } from '#contract/projects/picture-calls.ts';
import { byKey } from '#db/reads.ts';
import { type OpenedBytes, openFound } from '../files/open-found.ts';
import type { Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isProjectSeenBy } from './is-seen-by.ts';

type Wanted = { pictureId: string; variant: PictureVariant };

/**
 * A picture of a project that `actor` may see, ready to be read.
 * @throws Refusal `project_unknown`
 */
export function openPicture(core: Core, actor: Actor, wanted: Wanted): Promise<OpenedBytes> {
  const isShown = sql<SqlBool>`(picture.held_back_at is null and ${isProjectSeenBy(actor)})`;
  return open(core, wanted, isShown);
}

/**
 * The same for the member who has sent it, whatever has become of the project.
 * @throws Refusal `project_unknown`
 */
export function openOwnPicture(core: Core, { id }: Member, wanted: Wanted): Promise<OpenedBytes> {
  return open(core, wanted, sql<SqlBool>`picture.account_id = ${id}`);
}

function open(core: Core, { pictureId, variant }: Wanted, maySee: Expression<SqlBool>): Promise<OpenedBytes> {
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
  return openFound(core, find, 'project_unknown');
}
