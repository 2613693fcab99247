import type { RosterKind } from '#contract/rosters/limits.ts';
import type { RosterImportBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findRosterSeat } from './find-roster-seat.ts';
import { showImport } from './show-import.ts';

type Asked = {
  organisationSlug: string;
  importId: string;
  list?: RosterKind | undefined;
  cursor?: string | undefined;
};

/** @throws Refusal the refusals of `findRosterSeat` and `showImport` */
export async function getRosterImport({ db }: Core, { id }: Member, asked: Asked): Promise<RosterImportBody> {
  return showImport(db, await findRosterSeat(db, id, asked.organisationSlug), asked);
}
