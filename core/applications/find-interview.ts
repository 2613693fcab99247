import { type Selectable, sql } from 'kysely';
import type { InterviewBody } from '#contract/applications/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { ApplicationInterviewsTable } from '#db/tables/application-interviews.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';

export type InterviewRow = Selectable<ApplicationInterviewsTable>;
type Shown = InterviewRow & { host_zone: string | null; applicant_zone: string | null; is_ahead: boolean };

/** The interview of an application, with where both sides live now. */
export function findInterview(db: Db, applicationId: string): Promise<Shown | undefined> {
  return db
    .selectFrom('application_interviews')
    .innerJoin('applications', 'applications.id', 'application_interviews.application_id')
    .leftJoin('standings as host', 'host.account_id', 'application_interviews.owner_id')
    .leftJoin('standings as applicant', 'applicant.account_id', 'applications.account_id')
    .selectAll('application_interviews')
    .select(['host.zone as host_zone', 'applicant.zone as applicant_zone'])
    .select(sql<boolean>`coalesce(chosen_at > clock_timestamp(), false)`.as('is_ahead'))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Whether a time is agreed; it may have passed. */
export function isAgreed(row: Pick<InterviewRow, 'chosen_at' | 'cancelled_at'>): boolean {
  return row.chosen_at !== null && row.cancelled_at === null;
}

export function presentInterview(row: Shown | undefined): InterviewBody {
  if (!row) return null;
  const zone = row.host_zone ?? row.owner_zone;
  return {
    at: isoDateOrEmpty(row.chosen_at),
    isCalledOff: row.chosen_at !== null && row.cancelled_at !== null,
    minutes: row.minutes,
    place: row.place,
    times: row.times.map(isoDate),
    proposedBy: row.proposed_by as 'owner' | 'applicant',
    zones: { owner: zone, applicant: row.applicant_zone ?? zone },
  };
}
