import { sql } from 'kysely';
import type { OpenStep } from '../ground/open-step.ts';
import { ownedProjects } from '../projects/starts.ts';
import { describeApplications } from './deadlines.ts';
import { sentApplications } from './starts.ts';

const acceptedAt = sql`coalesce(
  (select max(at) from application_steps where application_id = one.id and kind = 'accepted'), one.sent_at
)`;

/** An offer is accepted: an owner confirms that its applicant has joined. */
const joining: OpenStep = {
  kind: 'joining',
  describe: describeApplications,
  mine: {
    start: ownedProjects,
    select: (accountId) => sql`
      select one.id as subject_id, ${acceptedAt} as since, null::timestamptz as due_at
      from project_members as seat
      join projects on projects.id = seat.project_id and projects.state = 'published'
      join applications as one on one.project_id = seat.project_id and one.stage = 'accepted'
      where seat.account_id = ${accountId} and seat.is_owner and one.account_id <> ${accountId} and not exists (
        select from blocks where (blocker_id, blocked_id) in
          ((${accountId}, one.account_id), (one.account_id, ${accountId}))
      )`,
  },
  others: {
    start: sentApplications,
    select: (accountId) => sql`
      select one.id as subject_id, ${acceptedAt} as since, null::timestamptz as due_at
      from applications as one where one.account_id = ${accountId} and one.stage = 'accepted'`,
  },
};

/** An application is set aside until its applicant brings it back, or takes it back. */
const termsReturn: OpenStep = {
  kind: 'terms_return',
  describe: describeApplications,
  mine: {
    start: sentApplications,
    select: (accountId) => sql`
      select one.id as subject_id, one.aside_at as since, opportunity.closes_at as due_at
      from applications as one join opportunities as opportunity on opportunity.id = one.opportunity_id
      where one.account_id = ${accountId} and one.ended_at is null and one.aside_at is not null
        and opportunity.state in ('live', 'paused') and opportunity.closes_at > now()`,
  },
};

export const applicationSteps: readonly OpenStep[] = [joining, termsReturn];
