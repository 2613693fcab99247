import { guest } from '../ground/actor.ts';
import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { roleOfAgreement } from './role.ts';
import { readStepSubject } from './step-subject.ts';

/** The project and the role, so that the agreements of one project differ, and the contributor as the person on the other side. */
export const describeAgreements: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin(namesShown(db, guest).as('contributor'), 'contributor.id', 'agreements.contributor_id')
    .select(['agreements.id', 'projects.name as project', 'contributor.name as person'])
    .select(roleOfAgreement.as('role'))
    .where('agreements.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, project, role, person }) => {
      return [id, { thing: role ? `${project}, ${role}` : project, person: person ?? '' }];
    }),
  );
};

/** A milestone, after its agreement. */
export const describeMilestones: DescribeWaits = async (db, ids) => {
  const agreements = await describeAgreements(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
  );
  return new Map(
    ids.flatMap((id) => {
      const { agreementId, milestone } = readStepSubject(id);
      const one = agreements.get(agreementId);
      return one ? [[id, { ...one, thing: `${one.thing}, milestone ${milestone}` }] as const] : [];
    }),
  );
};

/** An amendment or a conversion, by its agreement. */
const describeParts: DescribeWaits = async (db, ids) => {
  const agreements = await describeAgreements(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
  );
  return new Map(
    ids.flatMap((id) => {
      const one = agreements.get(readStepSubject(id).agreementId);
      return one ? [[id, one] as const] : [];
    }),
  );
};

export const agreementWaits: Waits = {
  agreement_answer: describeAgreements,
  amendment_answer: describeParts,
  cause_contest: describeAgreements,
  conversion_confirmation: describeParts,
  dispute_evidence: describeMilestones,
  dispute_settlement: describeMilestones,
  milestone_submission: describeMilestones,
  milestone_resubmission: describeMilestones,
  milestone_review: describeMilestones,
  early_end_submission: describeMilestones,
  payment: describeMilestones,
  payment_confirmation: describeMilestones,
  paying_back: describeMilestones,
};
