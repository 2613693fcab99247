import type { OwnPictureBody } from '#contract/organisations/picture-calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOrganisationSeat, type OrganisationSeatRow } from './find-organisation-seat.ts';
import { mayEditOrganisation } from './policy.ts';

/**
 * The picture of an organisation, for owners who may change it.
 * @throws Refusal `organisation_unknown`; `organisation_closed`
 */
export async function getOrganisationPicture(
  { db }: Pick<Core, 'db'>,
  { id }: Member,
  slug: string,
): Promise<OwnPictureBody> {
  const seat = await findOrganisationSeat(db, id, slug);
  if (!seat) throw new Refusal('organisation_unknown');
  if (!mayEditOrganisation(seat)) throw new Refusal('organisation_closed');
  return showPicture(db, seat);
}

export async function showPicture(db: Db, { id, slug, name }: OrganisationSeatRow): Promise<OwnPictureBody> {
  const picture = await db
    .selectFrom('organisation_pictures')
    .select(['id', 'alt', 'width', 'height'])
    .where('organisation_id', '=', id)
    .executeTakeFirst();
  return { slug, name, picture: picture ?? null };
}
