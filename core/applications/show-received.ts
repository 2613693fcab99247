import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { findApplicants } from './find-applicants.ts';
import { applicationsWithOpportunity, findEnclosed, readWithOpportunity } from './find-sent.ts';
import { presentReceived } from './present.ts';
import type { ReceivedRow } from './received-row.ts';

/** As much of a member as says whom they see. */
export type SeeingMember = Extract<Seer, { kind: 'member' }>;

/** Owners may read an application while it is open and for `readDays` afterwards, but not after a withdrawal. */
export const isReadable = sql<boolean>`(applications.ended_at is null or (
  applications.stage <> 'withdrawn'
  and applications.ended_at > now() - make_interval(days => ${applicationLimits.readDays})
))`;

/** The applications of others to projects that the member owns, but for those of people whom one of the two has blocked. */
export function receivedApplications(db: Db, member: SeeingMember) {
  return applicationsWithOpportunity(db)
    .innerJoin('project_members as seat', (join) =>
      join
        .onRef('seat.project_id', '=', 'applications.project_id')
        .on('seat.account_id', '=', member.id)
        .on('seat.is_owner', '=', true),
    )
    .where('applications.account_id', '<>', member.id)
    .where(isNotApart(member, sql<string>`applications.account_id`))
    .select(isReadable.as('is_readable'));
}

export function receivedOf<Row extends { answers: unknown; kind: string; is_readable: boolean }>(
  row: Row,
): ReceivedRow {
  return { ...readWithOpportunity(row), is_readable: row.is_readable };
}

export async function findReceived(db: Db, member: SeeingMember, id: string): Promise<ReceivedRow> {
  const row = await receivedApplications(db, member).where('applications.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('application_unknown');
  return receivedOf(row);
}

/**
 * An application as an owner of its project sees it. They can read it while it is open and for a while after, but not after
 * a withdrawal; then only the applicant and the stage are left.
 * @throws Refusal `application_unknown`
 */
export async function showReceived({ db }: Core, member: Member, id: string): Promise<ReceivedBody> {
  const row = await findReceived(db, member, id);
  const [enclosed, people] = await Promise.all([findEnclosed(db, row), findApplicants(db, [row.account_id])]);
  const applicant = people.get(row.account_id);
  if (!applicant) throw new Refusal('application_unknown');
  return presentReceived(row, applicant, enclosed);
}
