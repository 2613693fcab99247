import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOpportunity } from '../opportunities/steps/hold-opportunity.ts';
import { type Applicant, findApplicants } from './find-applicants.ts';
import { findTerms } from './find-sent.ts';
import { presentReceivedRow } from './present.ts';
import { receivedApplications, receivedOf } from './show-received.ts';

export type ExportedApplications = {
  slug: string;
  applications: (ReturnType<typeof presentReceivedRow> & {
    note: string;
    answers: { question: string; answer: string }[];
  })[];
};

/**
 * Everything that was sent with the open applications for an opportunity, except files. A record keeps who exported it and
 * when, and the timeline that each applicant reads has a line for the day.
 * @throws Refusal `opportunity_unknown`
 */
export function exportApplications(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<ExportedApplications> {
  return core.db.transaction().execute(async (tx) => {
    const opportunity = await holdOpportunity(tx, member, opportunityId);
    if (!opportunity.seat.is_owner) throw new Refusal('opportunity_unknown');
    const found = await receivedApplications(tx, member)
      .where('applications.opportunity_id', '=', opportunityId)
      .where('applications.ended_at', 'is', null)
      .orderBy('applications.sequence')
      .execute();
    const rows = found.map(receivedOf);
    const people = await findApplicants(
      tx,
      rows.map((row) => row.account_id),
    );
    const questions = new Map<number, readonly string[]>();
    for (const { terms } of rows)
      if (!questions.has(terms)) questions.set(terms, (await findTerms(tx, opportunityId, terms)).questions);
    const ids = rows.map(({ id }) => id);
    await noteExport(tx, ids);
    await tx
      .insertInto('application_exports')
      .values({
        id: newId(),
        opportunity_id: opportunityId,
        account_id: member.id,
        applications: rows.length,
      })
      .execute();
    const subject = { opportunityId, projectId: opportunity.project_id };
    await record(tx, { name: 'applications.exported', accountId: member.id, subject });
    return {
      slug: opportunity.slug,
      applications: rows.map((row) => ({
        ...presentReceivedRow(row, people.get(row.account_id) ?? goneFrom(row.account_id)),
        note: row.note,
        answers: (questions.get(row.terms) ?? []).map((question, at) => ({
          question,
          answer: row.answers[at] ?? '',
        })),
      })),
    };
  });
}

/** Once per day of the applicant, so that frequent exports do not flood the timeline. */
async function noteExport(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`insert into application_steps (application_id, kind)
    select one.id, 'exported' from applications as one left join standings using (account_id)
    where one.id = any(${[...ids]}::text[]) and not exists (
      select from application_steps as step where step.application_id = one.id and step.kind = 'exported'
        and (step.at at time zone coalesce(zone, 'Asia/Kolkata'))::date = (now() at time zone coalesce(zone, 'Asia/Kolkata'))::date
    )`.execute(tx);
}

function goneFrom(id: string): Applicant {
  throw new Error(`Nobody of the id ${id} is there.`);
}
