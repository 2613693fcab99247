import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { dayIn, zoneOf } from './zone-of.ts';

/** An application by which the member has joined, whose terms give credit, and that no agreement follows. */
export type LoggedWork = {
  id: string;
  opportunity: string;
  project_id: string;
  project_name: string;
  hours: number;
  logged: number;
  /** The day on which the member joined, and the one on which they left; '' while they are there. */
  first_day: string;
  last_day: string;
  today: string;
};

const zone = zoneOf('application.account_id');

/** The hours of such work are minutes of an agreement once there is one. */
const hasAgreement = sql<SqlBool>`exists (
  select from agreements
  where agreements.project_id = application.project_id and agreements.contributor_id = application.account_id
    and agreements.active_at is not null
    and (agreements.application_id is null or agreements.application_id = application.id)
)`;

export async function findLoggedWork(
  db: Db,
  accountId: string,
  { applicationId }: { applicationId?: string } = {},
): Promise<LoggedWork[]> {
  return db
    .selectFrom('applications as application')
    .innerJoin('opportunities', 'opportunities.id', 'application.opportunity_id')
    .innerJoin('projects', 'projects.id', 'application.project_id')
    .innerJoin('opportunity_terms as terms', (join) =>
      join
        .onRef('terms.opportunity_id', '=', 'application.opportunity_id')
        .onRef('terms.number', '=', 'application.terms'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('application_steps')
          .select('at')
          .whereRef('application_id', '=', 'application.id')
          .where('kind', '=', 'joined')
          .orderBy('sequence', 'desc')
          .limit(1)
          .as('joined'),
      (join) => join.onTrue(),
    )
    .select(['application.id', 'opportunities.title as opportunity'])
    .select(['application.project_id', 'projects.name as project_name'])
    .select(sql<number>`(terms.said -> 'credit' ->> 'hours')::int`.as('hours'))
    .select(
      sql<number>`coalesce((select sum(minutes) from work_logs where work_logs.application_id = application.id), 0)::int`.as(
        'logged',
      ),
    )
    .select(
      sql<string>`to_char(coalesce(joined.at, application.ended_at, application.sent_at) at time zone ${zone}, 'YYYY-MM-DD')`.as(
        'first_day',
      ),
    )
    .select(sql<string>`coalesce(${dayIn('application.left_at', zone)}, '')`.as('last_day'))
    .select(sql<string>`to_char(now() at time zone ${zone}, 'YYYY-MM-DD')`.as('today'))
    .where('application.account_id', '=', accountId)
    .where('application.stage', '=', 'joined')
    .where(sql<SqlBool>`jsonb_typeof(terms.said -> 'credit') = 'object'`)
    .where(sql<SqlBool>`not ${hasAgreement}`)
    .$if(applicationId !== undefined, (query) => query.where('application.id', '=', applicationId ?? ''))
    .orderBy('application.sequence', 'desc')
    .limit(50)
    .execute();
}
