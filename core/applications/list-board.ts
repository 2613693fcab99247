import { type BoardStage, boardMost, boardStages } from '#contract/applications/received-filters.ts';
import type { ReceivedRowBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import { findApplicants } from './find-applicants.ts';
import { presentReceivedRow } from './present.ts';
import { noFilters, type ReceivedFilters, receivedBy } from './received-filters.ts';
import { receivedApplications, receivedOf } from './show-received.ts';

export type BoardBody = {
  place: { id: string; title: string };
  columns: { stage: BoardStage; applications: ReceivedRowBody[] }[];
  isCut: boolean;
};

type Asked = { opportunityId: string } & Partial<ReceivedFilters>;

/**
 * The applications for an opportunity by stage, open and joined ones, as its owners see them: in each column the one that
 * has waited longest comes first.
 * @throws Refusal `opportunity_unknown`
 */
export async function listBoard(
  { db }: Core,
  member: Member,
  { opportunityId, ...filters }: Asked,
): Promise<BoardBody> {
  const opportunity = await findOwn(db, member.id, opportunityId);
  if (!opportunity?.seat.is_owner) throw new Refusal('opportunity_unknown');
  const found = await receivedApplications(db, member)
    .where('applications.opportunity_id', '=', opportunityId)
    .where((one) =>
      one.or([one('applications.ended_at', 'is', null), one('applications.stage', '=', 'joined')]),
    )
    .where(receivedBy(db, { ...noFilters, ...filters }))
    .orderBy('applications.sequence')
    .limit(boardMost + 1)
    .execute();
  const rows = found.slice(0, boardMost).map(receivedOf);
  const people = await findApplicants(
    db,
    rows.map((row) => row.account_id),
  );
  const cards = rows.flatMap((row) => {
    const applicant = people.get(row.account_id);
    return applicant ? [presentReceivedRow(row, applicant)] : [];
  });
  return {
    place: { id: opportunity.id, title: opportunity.title },
    columns: boardStages.map((stage) => ({
      stage,
      applications: cards.filter((one) => one.stage === stage).toSorted(byDeadline),
    })),
    isCut: found.length > boardMost,
  };
}

/** Applications that are owed no answer come after those that wait, in the order in which they were sent. */
function byDeadline(one: ReceivedRowBody, other: ReceivedRowBody): number {
  if (one.waitsSince === '' || other.waitsSince === '')
    return Number(one.waitsSince === '') - Number(other.waitsSince === '');
  return Date.parse(one.waitsSince) - Date.parse(other.waitsSince);
}
