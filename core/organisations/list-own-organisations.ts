import type { OrganisationState } from '#contract/organisations/limits.ts';
import type { OwnOrganisationRow } from '#contract/organisations/shapes.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { organisationSeatsOf } from './find-organisation-seat.ts';
import { presentRow } from './present.ts';

const select = gathered((db, accountId: string) =>
  organisationSeatsOf(db, accountId).orderBy('organisations.begun_at', 'desc'),
);

/** The organisations for which the member acts, the newest first. */
export async function listOwnOrganisations(
  { db }: Core,
  { id }: Member,
): Promise<{ organisations: OwnOrganisationRow[] }> {
  const rows = await select(db, id);
  return { organisations: rows.map((row) => presentRow({ ...row, state: row.state as OrganisationState })) };
}
