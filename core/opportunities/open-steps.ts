import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { ownedProjects } from '../projects/starts.ts';

const describe: DescribeDeadlines = async (db, ids) => {
  const rows = await db.selectFrom('opportunities').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, { thing: title, slug: id }]));
};

/** The opportunities that the account may change. */
const led = (accountId: string) => sql`project_members as seat
  join projects on projects.id = seat.project_id and projects.state in ('draft', 'published')
  join opportunities as opportunity on opportunity.project_id = seat.project_id
    and seat.account_id = ${accountId} and seat.is_owner`;

/** A review has returned it, or an edit of it. An owner changes and resubmits it, or drops it. */
const returned: OpenStep = {
  kind: 'opportunity_returned',
  describe,
  mine: {
    start: ownedProjects,
    select: (accountId) => sql`
      select opportunity.id as subject_id, review.decided_at as since, null::timestamptz as due_at
      from ${led(accountId)}
      join lateral (
        select state, about, decided_at from opportunity_reviews
        where opportunity_id = opportunity.id order by asked_at desc, id desc limit 1
      ) as review on review.state = 'returned'
      where case review.about when 'opportunity' then opportunity.state = 'draft' else opportunity.proposed is not null end`,
  },
};

/** A filled one has a free seat again. An owner reopens it, or closes it. */
const seatFree: OpenStep = {
  kind: 'seat_free',
  describe,
  mine: {
    start: ownedProjects,
    select: (accountId) => sql`
      select opportunity.id as subject_id, opportunity.changed_at as since, opportunity.closes_at as due_at
      from ${led(accountId)}
      where opportunity.state = 'filled' and opportunity.joined + opportunity.held < opportunity.seats and opportunity.closes_at > now()
        and opportunity.held_back_at is null and opportunity.lapsed_from is null`,
  },
};

export const opportunitySteps: readonly OpenStep[] = [returned, seatFree];
