import type { ReceivedRowBody } from '#contract/application-shapes.ts';
import { type BoardStage, boardMost, boardStages } from '#contract/received-filters.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import { findApplicants } from './find-applicants.ts';
import { presentReceivedRow } from './present.ts';
import { receivedApplications, receivedOf } from './show-received.ts';

export type BoardBody = {
  place: { id: string; title: string };
  columns: { stage: BoardStage; applications: ReceivedRowBody[] }[];
  isCut: boolean;
};

/**
 * The open applications for a place by stage, as its owners see them: in each column what was sent first comes first.
 * @throws Refusal `opportunity_unknown`
 */
export async function listBoard({ db }: Core, member: Member, opportunityId: string): Promise<BoardBody> {
  const place = await findOwn(db, member.id, opportunityId);
  if (!place?.seat.is_owner) throw new Refusal('opportunity_unknown');
  const found = await receivedApplications(db, member)
    .where('applications.opportunity_id', '=', opportunityId)
    .where('applications.ended_at', 'is', null)
    .orderBy('applications.sequence')
    .limit(boardMost + 1)
    .execute();
  const rows = found.slice(0, boardMost).map(receivedOf);
  const people = await findApplicants(
    db,
    rows.map((row) => row.account_id),
  );
  return {
    place: { id: place.id, title: place.title },
    columns: boardStages.map((stage) => ({
      stage,
      applications: rows.flatMap((row) => {
        const applicant = row.stage === stage && people.get(row.account_id);
        return applicant ? [presentReceivedRow(row, applicant)] : [];
      }),
    })),
    isCut: found.length > boardMost,
  };
}
