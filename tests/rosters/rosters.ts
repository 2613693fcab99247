import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { rosterCodeOf } from '#core/rosters/code.ts';
import { createCohort } from '#core/rosters/create-cohort.ts';
import { getRosterImport } from '#core/rosters/get-roster-import.ts';
import { joinByCode } from '#core/rosters/join-by-code.ts';
import { makeCodes } from '#core/rosters/make-codes.ts';
import { readRosterFile } from '#core/rosters/read-roster-file.ts';
import { takeImport } from '#core/rosters/take-import.ts';
import { activeOrganisation } from '#tests/organisations/organisations.ts';

export const ip = '203.0.113.7';

let count = 0;

export type Roster = { owner: Member; organisationSlug: string; cohortId: string };

/** An organisation of this owner with an empty cohort. */
export async function cohortOf(core: Core, owner: Member): Promise<Roster> {
  const organisationSlug = await activeOrganisation(core, owner);
  const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const { $id } = await createCohort(core, owner, { organisationSlug, name: `B.Com ${++count}`, ...days });
  return { owner, organisationSlug, cohortId: $id };
}

/** A preview of a file with these lines. */
export async function previewOf(
  core: Core,
  { owner, organisationSlug, cohortId }: Roster,
  text: string | Buffer,
): Promise<string> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const sent = { organisationSlug, cohortId, bytes, columns: {} };
  return (await readRosterFile(core, owner, sent)).$id;
}

/** Takes over a file as it is. */
export async function fill(core: Core, roster: Roster, text: string | Buffer): Promise<string> {
  const importId = await previewOf(core, roster, text);
  const of = { organisationSlug: roster.organisationSlug, importId };
  const { version } = await getRosterImport(core, roster.owner, of);
  await takeImport(core, roster.owner, { ...of, version, removed: [] });
  return importId;
}

/** The id and the code of the student with this number. */
export async function codeOfStudent(
  core: Core,
  { owner, organisationSlug, cohortId }: Roster,
  number: string,
): Promise<{ rowId: string; code: string }> {
  await makeCodes(core, owner, { organisationSlug, cohortId, isMailed: false });
  const row = await core.db
    .selectFrom('roster_rows')
    .innerJoin('roster_codes', 'roster_codes.row_id', 'roster_rows.id')
    .select(['roster_rows.id', 'roster_codes.id as code_id'])
    .where('cohort_id', '=', cohortId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { rowId: row.id, code: rosterCodeOf(core, row.code_id) };
}

/** Lets the member join as the student of a new row with their own name, or with another one. */
export async function joined(
  core: Core,
  roster: Roster,
  student: Member,
  { name = student.account.name, ticks = [] as ('team' | 'applications' | 'certificates')[] } = {},
): Promise<{ rowId: string; membershipId: string; code: string }> {
  const number = `N-${++count}`;
  await fill(core, roster, `Name,Enrolment number\n"${name}",${number}\n`);
  const { rowId, code } = await codeOfStudent(core, roster, number);
  const { $id } = await joinByCode(core, student, { code, ip, ticks });
  return { rowId, membershipId: $id, code };
}
