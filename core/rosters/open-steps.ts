import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { staffRoles } from '../organisations/starts.ts';
import { coordinatedBy } from './find-coordinators.ts';
import { mayAnswer } from './may-answer.ts';
import { ownMemberships } from './starts.ts';

/** The name of the organisation: lines name no student. */
const describe: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('roster_memberships')
    .innerJoin('organisations', 'organisations.id', 'roster_memberships.organisation_id')
    .select(['roster_memberships.id', 'organisations.name', 'organisations.slug', 'roster_memberships.state'])
    .where('roster_memberships.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, name, slug, state }) => [id, { thing: name, slug, isOver: state !== 'waiting' }]),
  );
};

const due = sql`(
  select due_at from clocks where clocks.kind = 'roster_name' and clocks.subject_id = membership.id
  order by began_at desc limit 1
)`;

/** A member whose name is unlike the roster's waits for a coordinator. */
const names: OpenStep = {
  kind: 'roster_names',
  describe,
  deadlines: ['roster_name'],
  mine: {
    start: staffRoles,
    select: (accountId) => sql`
      select membership.id as subject_id, membership.begun_at as since, ${due} as due_at
      from roster_memberships as membership
      where membership.state = 'waiting' and ${mayAnswer(accountId)}
        and membership.organisation_id in (${coordinatedBy(accountId)})`,
  },
  others: {
    start: ownMemberships,
    select: (accountId) => sql`
      select membership.id as subject_id, membership.begun_at as since, ${due} as due_at
      from roster_memberships as membership
      where membership.account_id = ${accountId} and membership.state = 'waiting'`,
  },
};

export const rosterSteps: readonly OpenStep[] = [names];
