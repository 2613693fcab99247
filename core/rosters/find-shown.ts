import { sql } from 'kysely';
import type { RosterTick } from '#contract/rosters/limits.ts';
import type { StudentEntryBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { applicationsWithOpportunity, readWithOpportunity } from '../applications/find-sent.ts';
import { presentSentRow } from '../applications/present.ts';
import { certificatesOf } from '../ground/certificates-of.ts';
import { isoDate } from '../ground/dates.ts';

/** No account has this id. */
const none = '';
const most = 100;

/**
 * The parts that a student lets an organisation see. A tick that is off asks the same questions about no account, so neither the answer nor
 * its time tells it from a student who has nothing to show.
 */
export async function findShown(
  db: Db,
  accountId: string | null,
  ticks: ReadonlySet<RosterTick>,
): Promise<StudentEntryBody['shown']> {
  const asked = (tick: RosterTick) => (accountId !== null && ticks.has(tick) ? accountId : none);
  const inTeam = await isInTeam(db, asked('team'));
  const applications = await applicationsWithOpportunity(db)
    .where('applications.account_id', '=', asked('applications'))
    .orderBy('applications.sequence', 'desc')
    .limit(most)
    .execute();
  const certificates = await certificatesOf(db, asked('certificates'));
  return {
    inTeam,
    applications: applications.map((row) => {
      const { opportunity, stage } = presentSentRow(readWithOpportunity(row));
      return { title: opportunity.title, stage };
    }),
    certificates: certificates.map(({ title, at }) => ({ title, on: isoDate(at) })),
  };
}

async function isInTeam(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('projects.id')
    .where('project_members.account_id', '=', accountId)
    .where(sql<boolean>`projects.state in ('draft', 'published')`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
