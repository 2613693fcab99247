import type { CohortsBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findRosterSeat } from './find-roster-seat.ts';
import { showCohorts } from './show-cohorts.ts';

/** @throws Refusal the refusals of `findRosterSeat` */
export async function listCohorts({ db }: Core, { id }: Member, slug: string): Promise<CohortsBody> {
  return showCohorts(db, id, await findRosterSeat(db, id, slug));
}
