import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';

const ofProject: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('credit_claims as claim')
    .leftJoin(namesShown(db, viewer).as('student'), 'student.id', 'claim.account_id')
    .select(['claim.id', 'claim.project_name as thing', 'claim.account_id', 'student.name'])
    .where('claim.id', 'in', [...ids])
    .execute();
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  return new Map(
    rows.map(({ id, thing, account_id: own, name }) => [
      id,
      { thing, person: own === viewerId ? '' : (name ?? '') },
    ]),
  );
};

const ofOrganisation: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .select(['claim.id', 'organisations.name as thing'])
    .where('claim.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, thing }) => [id, { thing }]));
};

export const creditDeadlines: DeadlineDescriptions = {
  claim_host: ofProject,
  claim_returned: ofOrganisation,
  claim_evidence: ofOrganisation,
};
