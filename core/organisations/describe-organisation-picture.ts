import type { OwnPictureBody } from '#contract/organisations/picture-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { screenText } from '../screening/screen-text.ts';
import { showPicture } from './get-organisation-picture.ts';
import { holdPictureSeat } from './steps/hold-picture-seat.ts';

/**
 * Describes the picture of an organisation for people who cannot see it. Without a picture nothing changes.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; `nothing_offered`; `organisation_text_held`
 */
export async function describeOrganisationPicture(
  core: Core,
  member: Member,
  { organisationSlug: slug, alt }: { organisationSlug: string; alt: string },
): Promise<OwnPictureBody> {
  refuseOffers({ alt });
  if (screenText(alt).length > 0) throw new Refusal('organisation_text_held', { param: 'alt' });
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdPictureSeat(tx, member, slug);
    const { numUpdatedRows } = await tx
      .updateTable('organisation_pictures')
      .set({ alt })
      .where('organisation_id', '=', seat.id)
      .where('alt', '<>', alt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await record(tx, {
        name: 'organisations.pictured',
        accountId: member.id,
        subject: { organisationId: seat.id },
      });
    return showPicture(tx, seat);
  });
}
