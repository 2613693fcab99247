import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';

export const describeApplications: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .innerJoin(namesShown(db, viewer).as('applicant'), 'applicant.id', 'applications.account_id')
    .select(['applications.id', 'opportunities.title as thing', 'applicant.name as person'])
    .where('applications.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};

export const applicationDeadlines: DeadlineDescriptions = {
  application_first_decision: describeApplications,
  application_later_decision: describeApplications,
  terms_confirmation: describeApplications,
  offer: describeApplications,
  interview_answer: describeApplications,
  trial_task: describeApplications,
};
