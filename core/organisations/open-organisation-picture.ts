import { type SqlBool, sql } from 'kysely';
import type { PictureVariant } from '#contract/projects/picture-calls.ts';
import { type OpenedBytes, openFound } from '../files/open-found.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isOrganisationShown } from './is-shown.ts';

/**
 * The picture of an organisation, ready to be read: everyone sees that of an open one, its staff see it always.
 * @throws Refusal `organisation_unknown`
 */
export function openOrganisationPicture(
  core: Core,
  actor: Actor,
  { pictureId, variant }: { pictureId: string; variant: PictureVariant },
): Promise<OpenedBytes> {
  const find = () =>
    core.db
      .selectFrom('organisation_picture_files as file')
      .innerJoin('organisation_pictures as picture', 'picture.id', 'file.picture_id')
      .innerJoin('organisations', 'organisations.id', 'picture.organisation_id')
      .select(['file.storage_key', 'file.size', 'file.checksum'])
      .where('picture.id', '=', pictureId)
      .where('file.variant', '=', variant)
      .where(isSeenBy(actor))
      .executeTakeFirst();
  return openFound(core, find, 'organisation_unknown');
}

function isSeenBy(actor: Actor) {
  const isShown = sql<SqlBool>`(picture.held_back_at is null and ${isOrganisationShown})`;
  if (actor.kind !== 'member') return isShown;
  return sql<SqlBool>`(${isShown} or exists (
    select from organisation_staff as seat
    where seat.organisation_id = organisations.id and seat.account_id = ${actor.id}
  ))`;
}
