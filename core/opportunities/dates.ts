import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';
import { ownedProjects } from '../projects/starts.ts';

/** The last days to apply to the member's projects. */
export const datesOfOpportunities: DatesOf = {
  start: ownedProjects,
  select: ({ accountId, until }) => sql`
    select 'closes' as kind, opportunity.id, opportunity.title as thing, '' as person,
      opportunity.closes_at - interval '1 minute' as at
    from project_members own join opportunities opportunity on opportunity.project_id = own.project_id
    where own.account_id = ${accountId} and own.is_owner and opportunity.state in ('live', 'paused')
      and opportunity.closes_at > now() and opportunity.closes_at <= ${until}`,
};
