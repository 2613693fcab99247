import { sql } from 'kysely';
import { type ApplicationStep, applicationLimits } from '#contract/applications/limits.ts';
import type { Db } from '#db/connect.ts';
import type { OpportunityKind } from '#rules/lists/kinds.ts';
import type { OpportunityRow, Said } from '../opportunities/row.ts';
import { findInterview } from './find-interview.ts';
import { findOffer } from './find-offer.ts';
import { findTrial } from './find-trial.ts';
import { type ApplicationRow, rowOf } from './row.ts';

/** With its opportunity, and the deadline that runs for its next step. */
export type ApplicationWithOpportunity = ApplicationRow &
  Pick<OpportunityRow, 'state' | 'title'> & {
    kind: OpportunityKind;
    slug: string;
    project_slug: string;
    project_name: string;
    is_over: boolean;
    due_at: Date | null;
    began_at: Date | null;
    waits_for_applicant: boolean | null;
    /** Of an agreed interview. */
    interview_at: Date | null;
    owner_zone: string | null;
    applicant_zone: string | null;
  };

/** Null unless a decline is pending, which has met a deadline at this time at the earliest. */
const metByDecline = sql<Date>`applications.decline_at - make_interval(mins => ${applicationLimits.undoMinutes + 1})`;

/**
 * Applications with their opportunities. The open deadline that is due first counts; while a decline is pending, the one
 * that it has met.
 */
export function applicationsWithOpportunity(db: Db) {
  return db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('clocks')
          .select(['clocks.due_at', 'clocks.began_at'])
          .select(sql<boolean>`clocks.project_id is null`.as('waits_for_applicant'))
          .whereRef('clocks.subject_id', '=', 'applications.id')
          .where((deadline) =>
            deadline.or([
              deadline('clocks.ended_at', 'is', null),
              deadline.and([
                deadline('clocks.state', '=', 'met'),
                deadline('clocks.project_id', 'is not', null),
                deadline('clocks.ended_at', '>=', metByDecline),
              ]),
            ]),
          )
          // Deadlines that the applicant owes come before those that the project owes.
          .orderBy(sql`clocks.project_id is not null`)
          .orderBy('clocks.ended_at', (order) => order.desc().nullsFirst())
          .orderBy('clocks.due_at')
          .limit(1)
          .as('clock'),
      (join) => join.onTrue(),
    )
    .leftJoin('application_interviews as talk', (join) =>
      join.onRef('talk.application_id', '=', 'applications.id').on('talk.cancelled_at', 'is', null),
    )
    .leftJoin('standings as applicant', 'applicant.account_id', 'applications.account_id')
    .selectAll('applications')
    .select(['talk.chosen_at as interview_at', 'talk.owner_zone', 'applicant.zone as applicant_zone'])
    .select(['opportunities.slug', 'opportunities.state', 'opportunities.title', 'opportunities.kind'])
    .select(['projects.slug as project_slug', 'projects.name as project_name'])
    .select(['clock.due_at', 'clock.began_at', 'clock.waits_for_applicant'])
    .select(sql<boolean>`coalesce(opportunities.closes_at <= clock_timestamp(), false)`.as('is_over'));
}

export async function findWithOpportunity(
  db: Db,
  id: string,
): Promise<ApplicationWithOpportunity | undefined> {
  const row = await applicationsWithOpportunity(db).where('applications.id', '=', id).executeTakeFirst();
  return row && readWithOpportunity(row);
}

export function readWithOpportunity<Row extends { answers: unknown; kind: string }>(row: Row) {
  return rowOf(row) as unknown as ApplicationWithOpportunity;
}

/** The parts that were sent with the row, and the later steps. */
export async function findEnclosed(db: Db, one: Pick<ApplicationRow, 'id' | 'opportunity_id' | 'terms'>) {
  const [file, terms, steps, offer, interview, trial, conversation] = await Promise.all([
    db
      .selectFrom('application_files')
      .select(['name', 'size', 'mime_type'])
      .where('application_id', '=', one.id)
      .executeTakeFirst(),
    findTerms(db, one.opportunity_id, one.terms),
    db
      .selectFrom('application_steps')
      .select(['kind', 'at'])
      .where('application_id', '=', one.id)
      .orderBy('sequence')
      .execute(),
    findOffer(db, one.id),
    findInterview(db, one.id),
    findTrial(db, one.id),
    db
      .selectFrom('conversations')
      .select('id')
      .where('kind', '=', 'application')
      .where('subject_id', '=', one.id)
      .executeTakeFirst(),
  ]);
  return {
    file: file ? { name: file.name, size: file.size, mimeType: file.mime_type } : null,
    terms,
    offer,
    interview,
    trial,
    conversationId: conversation?.id ?? '',
    steps: steps.map(({ kind, at }) => ({ kind: kind as ApplicationStep, at })),
  };
}
export type Enclosed = Awaited<ReturnType<typeof findEnclosed>>;

export async function findTerms(db: Db, opportunityId: string, number: number): Promise<Said> {
  const { said } = await db
    .selectFrom('opportunity_terms')
    .select('said')
    .where('opportunity_id', '=', opportunityId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return said as unknown as Said;
}
