import { type InsertObject, sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { organisationLimits } from '#contract/organisations/limits.ts';
import { putRule } from '#core/credit/put-rule.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { organisationSeatsOf } from '#core/organisations/find-organisation-seat.ts';
import { createCohort } from '#core/rosters/create-cohort.ts';
import type { Tables } from '#db/tables.ts';
import { member } from '#tests/ground/builders.ts';
import { idOf, proveAddress, staffOf } from '#tests/organisations/organisations.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { cohortOf, joined, type Roster } from '#tests/rosters/rosters.ts';

export const usualRule = { ...limits.usual, semesters: [] };
export const collegeReason = 'The lines are for work before the cohort began.';

/** A cohort of an institution that the owner has, where they act for as many as one may; else of another one. */
export async function rosterOf(core: Core, owner: Member): Promise<Roster> {
  const seats = await organisationSeatsOf(core.db, owner.id).orderBy('organisations.slug').execute();
  const [first] = seats.filter(({ state }) => state === 'active');
  if (seats.length < organisationLimits.perMember || !first) return cohortOf(core, owner);
  const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const cohort = { organisationSlug: first.slug, name: `B.Com ${newId()}`, ...days };
  const { $id: cohortId } = await createCohort(core, owner, cohort);
  return { owner, organisationSlug: first.slug, cohortId };
}

/** An institution of this owner, with a cohort that gives credit. */
export async function creditCohort(core: Core, owner?: Member, rule = usualRule): Promise<Roster> {
  const roster = await rosterOf(core, owner ?? (await member(core, { password: null })));
  await putRule(core, roster.owner, { ...roster, version: 0, ...rule });
  return roster;
}

/** Another member of its staff, with a proven address. */
export async function provenStaff(
  core: Core,
  { organisationSlug }: Roster,
  role: 'owner' | 'coordinator' | 'reviewer' = 'coordinator',
): Promise<Member> {
  const staff = await staffOf(core, organisationSlug, [role]);
  await proveAddress(core, staff, organisationSlug);
  return staff;
}

export type AtCollege = Roster & { claimId: string; student: Member; host: Member; projectId: string };
type Wanted = Partial<InsertObject<Tables, 'credit_claims'>> & {
  student?: Member;
  host?: Member;
  minutes?: number;
};

/**
 * A claim that waits for an institution, as if the host had confirmed its milestone: of a student who has joined, or of this one.
 */
export async function claimAtCollege(
  core: Core,
  roster: Roster,
  { student: known, host: knownHost, minutes = 90 * 60, ...set }: Wanted = {},
): Promise<AtCollege> {
  const student = known ?? (await member(core, { name: 'Asha Kale', password: null }));
  if (!known) await joined(core, roster, student);
  const host = knownHost ?? (await member(core, { password: null }));
  const slug = await publishedProject(core, host, `Lamps of ${newId()}`);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const claimId = newId();
  const now = sql<Date>`now()`;
  await core.db
    .insertInto('credit_claims')
    .values({
      id: claimId,
      number: `C-${claimId.slice(-8).toUpperCase().replaceAll('0', 'G').replaceAll('1', 'H')}`,
      asked_as: claimId,
      account_id: student.id,
      organisation_id: await idOf(core, roster.organisationSlug),
      cohort_id: roster.cohortId,
      cohort_name: 'B.Com',
      rule_version: 1,
      project_id: projectId,
      project_name: 'Lamps',
      state: 'college',
      student_name: student.account.name,
      student_number: 'A-1',
      minutes,
      credits: Math.floor(minutes / 1800),
      sent_at: now,
      college_at: now,
      ...set,
    })
    .execute();
  await core.db
    .insertInto('credit_lines')
    .values({
      claim_id: claimId,
      position: 1,
      kind: 'milestone',
      agreement_id: `a${claimId}`.slice(0, 36),
      milestone: 2,
      sequence: 14,
      hash: 'f'.repeat(64),
      title: 'A secret title',
      first_day: '2026-09-01',
      last_day: '2026-10-01',
      minutes,
      confirmed: minutes,
      is_counted: true,
    })
    .execute();
  await core.db.transaction().execute((tx) =>
    beginDeadline(tx, {
      kind: 'claim_college',
      subjectId: claimId,
      owes: { accountId: null },
      awaitedBy: student.id,
    }),
  );
  return { ...roster, claimId, student, host, projectId };
}
