import { sql } from 'kysely';
import { type ReceivedList, receivedLists } from '#contract/applications/limits.ts';
import type { ReceivedRowBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import { findApplicants } from './find-applicants.ts';
import { presentReceivedRow } from './present.ts';
import { noFilters, type ReceivedFilters, receivedBy } from './received-filters.ts';
import { receivedApplications, receivedOf } from './show-received.ts';

const pageSize = 50;

export type ReceivedListBody = {
  place: { id: string; title: string; project: { slug: string; name: string } };
  applications: ReceivedRowBody[];
  counts: Record<ReceivedList, number>;
  next: string;
};

type Asked = { opportunityId: string; list: ReceivedList; after: string } & Partial<ReceivedFilters>;

/**
 * The applications for an opportunity, as its owners see them, the first sent first.
 * @throws Refusal `opportunity_unknown`; `general_cursor_not_found`
 */
export async function listReceived(
  { db }: Core,
  member: Member,
  { opportunityId, list, after, ...filters }: Asked,
): Promise<ReceivedListBody> {
  const opportunity = await findOwn(db, member.id, opportunityId);
  if (!opportunity?.seat.is_owner) throw new Refusal('opportunity_unknown');
  const ofOpportunity = receivedApplications(db, member)
    .where('applications.opportunity_id', '=', opportunityId)
    .where(receivedBy(db, { ...noFilters, ...filters }));
  let rows = ofOpportunity
    .where(conditions[list])
    .orderBy('applications.sequence')
    .limit(pageSize + 1);
  if (after !== '') {
    // By its sequence alone: a later decision may have taken it out of this list.
    const last = await db
      .selectFrom('applications')
      .select('sequence')
      .where('id', '=', after)
      .where('opportunity_id', '=', opportunityId)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`applications.sequence > ${last.sequence}::bigint`);
  }
  const [found, counts] = await Promise.all([rows.execute(), countLists(ofOpportunity)]);
  const shown = found.slice(0, pageSize).map(receivedOf);
  const people = await findApplicants(
    db,
    shown.map((row) => row.account_id),
  );
  return {
    place: {
      id: opportunity.id,
      title: opportunity.title,
      project: { slug: opportunity.project_slug, name: opportunity.project_name },
    },
    applications: shown.flatMap((row) => {
      const applicant = people.get(row.account_id);
      return applicant ? [presentReceivedRow(row, applicant)] : [];
    }),
    counts,
    next: found.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
  };
}

const isOpenStage = (stage: string) =>
  sql<boolean>`(applications.ended_at is null and applications.stage = ${stage})`;
const conditions: Record<ReceivedList, ReturnType<typeof isOpenStage>> = {
  open: sql<boolean>`applications.ended_at is null`,
  submitted: isOpenStage('submitted'),
  seen: isOpenStage('seen'),
  shortlisted: isOpenStage('shortlisted'),
  interview: isOpenStage('interview'),
  offered: isOpenStage('offered'),
  accepted: isOpenStage('accepted'),
  joined: sql<boolean>`applications.stage = 'joined'`,
  leaving: sql<boolean>`(applications.ended_at is null and applications.decline_at is not null)`,
  over: sql<boolean>`(applications.ended_at is not null and applications.stage <> 'joined')`,
};

async function countLists(
  ofOpportunity: ReturnType<typeof receivedApplications>,
): Promise<Record<ReceivedList, number>> {
  const row = await ofOpportunity
    .clearSelect()
    .select(
      receivedLists.map((list) => sql<number>`(count(*) filter (where ${conditions[list]}))::int`.as(list)),
    )
    .executeTakeFirstOrThrow();
  return row as Record<ReceivedList, number>;
}
