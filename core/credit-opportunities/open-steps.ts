import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { staffRoles } from '../organisations/starts.ts';
import { ownedProjects } from '../projects/starts.ts';
import { coordinatedBy } from '../rosters/find-coordinators.ts';

/** Both sides read the title of the opportunity; each is led to its own page. */
const describe: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('credit_opportunities as asked')
    .innerJoin('opportunities', 'opportunities.id', 'asked.opportunity_id')
    .innerJoin('organisations', 'organisations.id', 'asked.organisation_id')
    .select(['asked.id', 'asked.state', 'opportunities.title', 'opportunities.id as opportunity_id'])
    .select(['organisations.slug', 'organisations.name'])
    .select(
      sql<boolean>`exists (select from project_members as seat
        where seat.project_id = opportunities.project_id and seat.account_id = ${viewer.kind === 'guest' ? '' : viewer.id})`.as(
        'is_own',
      ),
    )
    .where('asked.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        thing: row.title,
        person: row.name,
        slug: row.is_own ? row.opportunity_id : row.slug,
        isOver: row.state !== 'asked',
      },
    ]),
  );
};

const due = sql`(
  select due_at from clocks where clocks.kind = 'credit_opportunity' and clocks.subject_id = asked.id and ended_at is null
)`;

/** An institution is asked for credit. Staff who are in the team of the project wait with it for other staff. */
const asked: OpenStep = {
  kind: 'credit_opportunities',
  describe,
  deadlines: ['credit_opportunity'],
  mine: {
    start: staffRoles,
    select: (accountId) => sql`
      select asked.id as subject_id, asked.asked_at as since, ${due} as due_at
      from credit_opportunities as asked
      join opportunities on opportunities.id = asked.opportunity_id and opportunities.held_back_at is null
      join projects on projects.id = opportunities.project_id and projects.state = 'published' and projects.held_back_at is null
      where asked.state = 'asked' and asked.organisation_id in (${coordinatedBy(accountId)}) and not exists (
        select from project_members as seat
        where seat.project_id = opportunities.project_id and seat.account_id = ${accountId}
      )`,
  },
  others: {
    start: ownedProjects,
    select: (accountId) => sql`
      select asked.id as subject_id, asked.asked_at as since, ${due} as due_at
      from credit_opportunities as asked
      join opportunities on opportunities.id = asked.opportunity_id
      join project_members as seat on seat.project_id = opportunities.project_id and seat.is_owner
      where seat.account_id = ${accountId} and asked.state = 'asked'`,
  },
};

export const creditOpportunitySteps: readonly OpenStep[] = [asked];
