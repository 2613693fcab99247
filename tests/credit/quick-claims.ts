import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { addEvidenceFile } from '#core/credit/add-evidence-file.ts';
import { beginClaim } from '#core/credit/begin-claim.ts';
import { getClaim } from '#core/credit/get-claim.ts';
import { sendClaim } from '#core/credit/send-claim.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { addDays } from '#rules/calendar/day.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

/** The sum of the one line of a quick claim. */
export const quickSum = { minutes: 360, credits: 6 } as const;

const someone = (core: Core) => member(core, { password: null });

/** A cohort with a rule and this student, by its rows alone: sweeps need very many. Its staff is one member. */
async function quickCohort(core: Core, { id: accountId }: Member): Promise<string> {
  const id = newId();
  const { id: staffId } = await someone(core);
  await sql`
    with organisation as (
      insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
      values (${id}, ${id}, 'Educational institution', 'active', 'Wardha College', 'AISHE', ${id}, ${id}, ${id}, ${id})
    ), staff as (
      insert into organisation_staff (organisation_id, account_id, role) values (${id}, ${staffId}, 'owner')
    ), address as (
      insert into organisation_addresses (organisation_id, account_id, email, proven_until)
      values (${id}, ${staffId}, 'office@example.org', now() + interval '90 days')
    ), roster as (
      insert into rosters (organisation_id) values (${id})
    ), cohort as (
      insert into cohorts (id, organisation_id, name, first_day, last_day, asked_as)
      values (${id}, ${id}, 'B.Com', '2026-06-15', '2099-05-31', ${id})
    ), rule as (
      insert into credit_rules (cohort_id, version, hours_a_credit, least_hours, most_hours, most_credits)
      values (${id}, 1, 1, 1, 24, 12)
    ), row as (
      insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key, unused_since)
      values (${id}, ${id}, ${id}, 'Asha Patil', 'A-1', 'A-1', null)
    )
    insert into roster_memberships (id, organisation_id, row_id, account_id, state, joined_at)
    values (${id}, ${id}, ${id}, ${accountId}, 'member', now())`.execute(core.db);
  return id;
}

export type QuickLog = { workLogId: string; projectId: string; applicationId: string };

/** Six hours of yesterday in a joined opportunity with credit, in a project of the host. */
export async function quickLog(core: Core, { id: accountId }: Member, host?: Member): Promise<QuickLog> {
  const slug = await publishedProject(core, host ?? (await someone(core)));
  const id = newId();
  const said = { kind: 'Internship', title: 'Counter', seats: 1, hoursAWeek: 8, startsOn: '', place: '' };
  const credit = { institution: 'VNIT', hours: 60 };
  const { rows } = await sql<{ project_id: string }>`
    with offered as (
      insert into opportunities (id, project_id, slug, said, asked_as)
      select ${id}, id, ${id}, ${JSON.stringify({ ...said, credit })}::jsonb, ${id} from projects where slug = ${slug}
      returning project_id
    ), terms as (
      insert into opportunity_terms (opportunity_id, number, said) values (${id}, 1, ${JSON.stringify({ credit })}::jsonb)
    ), application as (
      insert into applications
        (id, opportunity_id, project_id, account_id, asked_as, terms, note, hours, starts_on, stage, ended_at)
      select ${id}, ${id}, project_id, ${accountId}, ${id}, 1, 'A note', 8, '2026-05-01', 'joined', now() - interval '20 days'
      from offered
    ), log as (
      insert into work_logs (id, account_id, application_id, day, minutes, text, asked_as)
      values (${id}, ${accountId}, ${id}, ${addDays(dayFromNow(0), -1)}, 360, 'Read twelve meters', ${id})
    )
    select project_id from offered`.execute(core.db);
  return { workLogId: id, applicationId: id, projectId: rows[0]?.project_id ?? '' };
}

export type QuickDraft = { claimId: string; membershipId: string; projectId: string; lines: string[] };

export async function quickDraft(core: Core, student: Member, host?: Member): Promise<QuickDraft> {
  const membershipId = await quickCohort(core, student);
  const { workLogId, projectId } = await quickLog(core, student, host);
  const lines = [workLogId];
  const { $id: claimId } = await beginClaim(core, student, { membershipId, projectId, lines });
  return { claimId, membershipId, projectId, lines };
}

/** A claim that waits for the host. */
export async function quickSent(core: Core, student: Member, host?: Member): Promise<string> {
  const { claimId } = await quickDraft(core, student, host);
  await sendClaim(core, student, { claimId, version: 1, ...quickSum });
  return claimId;
}

/** A claim that no host confirms, for which its member gives evidence: words, and a file. */
export async function quickEvidence(
  core: Core,
  student: Member,
): Promise<{ claimId: string; fileId: string }> {
  const claimId = await quickSent(core, student);
  await sql`update credit_claims set state = 'evidence', route = 'evidence' where id = ${claimId}`.execute(
    core.db,
  );
  await addEvidenceFile(core, student, { claimId, bytes: Readable.from([pdf()]) });
  const { evidence } = await getClaim(core, student, claimId);
  return { claimId, fileId: evidence.files[0]?.$id ?? '' };
}

/** A claim that the institution has declined today. */
export async function quickDeclined(core: Core, student: Member): Promise<string> {
  const claimId = await quickSent(core, student);
  await sql`update credit_claims set state = 'declined', college_at = now(), decided_at = now(), ended_at = now(),
    reason = 'No work for us.' where id = ${claimId}`.execute(core.db);
  return claimId;
}
