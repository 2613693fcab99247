import { sql } from 'kysely';
import type { RuleParts } from '#contract/credit/shapes.ts';
import { beginClaim } from '#core/credit/begin-claim.ts';
import { confirmClaim } from '#core/credit/confirm-claim.ts';
import { createWorkLog } from '#core/credit/create-work-log.ts';
import { getClaim } from '#core/credit/get-claim.ts';
import { getHosted } from '#core/credit/get-hosted.ts';
import { putRule } from '#core/credit/put-rule.ts';
import { sendClaim } from '#core/credit/send-claim.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addDays } from '#rules/calendar/day.ts';
import { active, joinTeam, milestone } from '#tests/agreements/agreements.ts';
import { does } from '#tests/agreements/owed.ts';
import { applyFor } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { cohortOf, joined, type Roster } from '#tests/rosters/rosters.ts';

/** Small numbers, so that few hours are a claim. */
export const smallRule: RuleParts = {
  hoursACredit: 2,
  leastHours: 4,
  mostHours: 24,
  mostCredits: 6,
  semesters: [],
};

export type College = Roster & { membershipId: string; rowId: string };

/** The student of a cohort with a rule. */
export async function studentOf(
  core: Core,
  student: Member,
  { rule = smallRule, owner }: { rule?: RuleParts | null; owner?: Member } = {},
): Promise<College> {
  const roster = await cohortOf(core, owner ?? (await member(core, { password: null })));
  const of = await joined(core, roster, student);
  if (rule) await setRule(core, roster, rule);
  return { ...roster, ...of };
}

/** The next version of the rule of a cohort. */
export async function setRule(core: Core, roster: Roster, rule: RuleParts): Promise<void> {
  const { organisationSlug, cohortId } = roster;
  const { version } = await core.db
    .selectFrom('credit_rules')
    .select(sql<number>`coalesce(max(version), 0)::int`.as('version'))
    .where('cohort_id', '=', cohortId)
    .executeTakeFirstOrThrow();
  await putRule(core, roster.owner, { organisationSlug, cohortId, version, ...rule });
}

export type Host = { owner: Member; project: string; projectId: string };

/** A published project with the student in its team. */
export async function hostOf(core: Core, student: Member, owner?: Member): Promise<Host> {
  const host = owner ?? (await member(core, { name: 'Meera Joshi', password: null }));
  const project = await publishedProject(core, host);
  await joinTeam(core, project, student);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();
  return { owner: host, project, projectId };
}

/**
 * An agreement in force whose milestones were accepted after so many hours of work, each over so many days up to today. Returns its
 * id.
 */
export async function workOf(
  core: Core,
  student: Member,
  { owner, project }: Host,
  { hours = [8], days = 3 }: { hours?: readonly number[]; days?: number } = {},
): Promise<string> {
  const milestones = hours.map((_, at) => milestone({ number: at + 1, title: `Counter ${at + 1}` }));
  const { id } = await active(core, { owner, contributor: student, project }, { milestones });
  for (const [at, handedIn] of hours.entries()) {
    const number = at + 1;
    await does(
      core,
      id,
      'contributor',
      { kind: 'start', milestone: number, share: 0 },
      { kind: 'submit', milestone: number, hours: handedIn, proposed: null },
    );
    await does(core, id, 'project', { kind: 'accept', milestone: number });
  }
  await sql`update agreement_milestones set started_at = submitted_at - make_interval(days => ${days - 1})
    where agreement_id = ${id} and submitted_at is not null`.execute(core.db);
  return id;
}

/** A joined opportunity that gives credit for so many hours. Returns the id of the application; the student joined 30 days ago. */
export async function loggableOf(
  core: Core,
  student: Member,
  { owner, hours = 60 }: { owner?: Member; hours?: number } = {},
): Promise<{ applicationId: string; projectId: string; owner: Member }> {
  const host = owner ?? (await member(core, { name: 'Meera Joshi', password: null }));
  const { slug } = await openOpportunity(core, host, { credit: { institution: 'VNIT', hours } });
  const { id: applicationId } = await applyFor(core, student, slug);
  const { project_id: projectId } = await core.db
    .selectFrom('applications')
    .select('project_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await sql`update applications set stage = 'joined', ended_at = now() - interval '30 days' where id = ${applicationId}`.execute(
    core.db,
  );
  return { applicationId, projectId, owner: host };
}

/** Writes lines of so many quarter hours, on the days before today. */
export async function logged(
  core: Core,
  student: Member,
  applicationId: string,
  quarters: readonly number[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, count] of quarters.entries()) {
    const day = addDays(dayFromNow(0), -at - 1);
    const said = { applicationId, day, quarters: count, text: `Read ${at + 1} meters` };
    ids.push((await createWorkLog(core, student, said)).$id);
  }
  return ids;
}

/** The keys of so many milestones of an agreement. */
export const keysOf = (agreementId: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${agreementId}.${at + 1}`);

type Drafted = { membershipId: string; projectId: string; lines: readonly string[] };

export async function draftOf(core: Core, student: Member, drafted: Drafted): Promise<string> {
  return (await beginClaim(core, student, drafted)).$id;
}

/** Sends a claim with the sum that its page shows. */
export async function send(core: Core, student: Member, claimId: string) {
  const { version, sum } = await getClaim(core, student, claimId);
  return sendClaim(core, student, { claimId, version, minutes: sum.minutes, credits: sum.credits });
}

/** Confirms all lines of a claim as they are, or these by their positions. */
export async function confirm(core: Core, host: Member, claimId: string, fewer: Record<number, number> = {}) {
  const { version, lines } = await getHosted(core, host, claimId);
  const answers = lines.map(({ position, minutes }) => ({
    position,
    minutes: fewer[position] ?? minutes,
    reason: fewer[position] === undefined ? '' : 'We met for less.',
  }));
  return confirmClaim(core, host, { claimId, version, lines: answers });
}

export type ClaimWorld = { student: Member; college: College; host: Host; agreementId: string };

/** A student of a cohort with accepted work of 8 hours in a project. */
export async function claimWorld(
  core: Core,
  {
    student,
    hours = [8],
    days = 3,
    rule = smallRule,
  }: { student?: Member; hours?: readonly number[]; days?: number; rule?: RuleParts } = {},
): Promise<ClaimWorld> {
  const who = student ?? (await member(core, { name: 'Asha Kulkarni', password: null }));
  const college = await studentOf(core, who, { rule });
  const host = await hostOf(core, who);
  const agreementId = await workOf(core, who, host, { hours, days });
  return { student: who, college, host, agreementId };
}

/** A draft with all of the work. */
export async function drafted(core: Core, world: ClaimWorld, count = 1): Promise<string> {
  const { membershipId } = world.college;
  const lines = keysOf(world.agreementId, count);
  return draftOf(core, world.student, { membershipId, projectId: world.host.projectId, lines });
}

/** A claim that waits for the host. */
export async function sent(core: Core, world: ClaimWorld, count = 1): Promise<string> {
  const claimId = await drafted(core, world, count);
  await send(core, world.student, claimId);
  return claimId;
}

/** A claim that waits for the institution. */
export async function atCollege(core: Core, world: ClaimWorld, count = 1): Promise<string> {
  const claimId = await sent(core, world, count);
  await confirm(core, world.host.owner, claimId);
  return claimId;
}

/** Its time is over: the deadline of this kind has passed. */
export async function letPass(core: Core, claimId: string, kind: string): Promise<void> {
  await sql`update clocks set due_at = now() - interval '1 minute', began_at = began_at - interval '8 days'
    where subject_id = ${claimId} and kind = ${kind} and ended_at is null`.execute(core.db);
}
