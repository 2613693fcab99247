import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { isNameOf } from '../districts/district-in.ts';
import { districtNamed } from '../districts/district-named.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { screenText } from '../screening/screen-text.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { mayEditOrganisation } from './policy.ts';
import { placeOf } from './present.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

type Edit = { organisationSlug: string; version: number } & Partial<OwnOrganisation['said']>;

/**
 * Changes what an organisation says of itself. The same edit sent twice is made once.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; `organisation_name_fixed` once it was open; `conflict` when
 * it has changed since; `place_unknown`; `nothing_offered`; `organisation_text_held`
 */
export async function editOrganisation(core: Core, member: Member, input: Edit): Promise<OwnOrganisation> {
  const { organisationSlug: slug, version, place } = input;
  refuseOffers({ name: input.name, about: input.about });
  for (const param of ['name', 'about'] as const)
    if (screenText(input[param] ?? '').length > 0) throw new Refusal('organisation_text_held', { param });
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (!mayEditOrganisation(seat)) throw new Refusal('organisation_closed');
    const district =
      place === undefined || isNameOf(place, seat.district) ? seat.district : districtIdOf(place);
    const written = {
      name: input.name ?? seat.name,
      about: input.about ?? seat.about,
      is_listed: input.isListed ?? seat.is_listed,
      district,
      district_name: placeOf({ district }),
      version: version + 1,
    };
    if (isWritten(seat, written)) return showOwnOrganisation(tx, member.id, slug);
    if (seat.version !== version) throw new Refusal('conflict');
    if (written.name !== seat.name && seat.opened_at) throw new Refusal('organisation_name_fixed');
    await tx.updateTable('organisations').set(written).where('id', '=', seat.id).execute();
    await record(tx, {
      name: 'organisations.edited',
      accountId: member.id,
      subject: { organisationId: seat.id },
    });
    return showOwnOrganisation(tx, member.id, slug);
  });
}

/** The id of the district that a member has named; empty for none. */
function districtIdOf(typed: string): string {
  if (typed === '') return '';
  const found = districtNamed(typed);
  if (!found) throw new Refusal('place_unknown', { param: 'place' });
  return found.id;
}
