import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';
import { presentOwn } from './present.ts';

/** @throws Refusal `organisation_unknown`, also for a member who does not act for it */
export function getOwnOrganisation({ db }: Core, { id }: Member, slug: string): Promise<OwnOrganisation> {
  return showOwnOrganisation(db, id, slug);
}

/** @throws Refusal `organisation_unknown` */
export async function showOwnOrganisation(db: Db, accountId: string, slug: string): Promise<OwnOrganisation> {
  const seat = await findOrganisationSeat(db, accountId, slug);
  if (!seat) throw new Refusal('organisation_unknown');
  return presentOwn({ ...seat, ...(await findAround(db, seat.id)) });
}

/** When the letter was sent, and until when a review is owed. */
export async function findAround(
  db: Db,
  id: string,
): Promise<{ letter_at: Date | null; due_at: Date | null }> {
  return db
    .selectNoFrom((from) => [
      from
        .selectFrom('organisation_letters')
        .select('created_at')
        .where('organisation_id', '=', id)
        .as('letter_at'),
      from
        .selectFrom('clocks')
        .select('due_at')
        .where('kind', '=', 'organisation_review')
        .where('subject_id', '=', id)
        .where('ended_at', 'is', null)
        .as('due_at'),
    ])
    .executeTakeFirstOrThrow();
}
