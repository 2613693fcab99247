import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Seat } from '../projects/policy.ts';
import { type OpportunityRow, rowOf } from './row.ts';

export type OwnRow = OpportunityRow & {
  project_slug: string;
  project_name: string;
  is_over: boolean;
  is_project_paused: boolean;
  overdue_payments: number;
  /** Today's date where the member lives, by the database's time. */
  today: string;
  seat: Seat;
};

/** Opportunities of the projects that have the member in their team. */
export function ownOpportunities(db: Db, accountId: string) {
  return db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .innerJoin('project_members as seat', (join) =>
      join.onRef('seat.project_id', '=', 'projects.id').on('seat.account_id', '=', accountId),
    )
    .selectAll('opportunities')
    .select(['projects.slug as project_slug', 'projects.name as project_name'])
    .select(['projects.state as project_state', 'projects.overdue_payments', 'seat.is_owner'])
    .select(sql<boolean>`coalesce(opportunities.closes_at <= clock_timestamp(), false)`.as('is_over'))
    .select(sql<boolean>`coalesce(projects.paused_until > now(), false)`.as('is_project_paused'));
}

export async function findOwn(db: Db, accountId: string, id: string): Promise<OwnRow | undefined> {
  const row = await ownOpportunities(db, accountId)
    .select(
      sql<string>`to_char(now() at time zone
        coalesce((select zone from standings where account_id = ${accountId}), 'Asia/Kolkata'), 'YYYY-MM-DD')`.as(
        'today',
      ),
    )
    .where('opportunities.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { project_state: state, is_owner, ...rest } = row;
  return { ...rowOf(rest), seat: { state, is_owner } };
}
