import { guest } from '../ground/actor.ts';
import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { readStepSubject } from './step-subject.ts';

/** The project, and the contributor as the person on the other side. */
export const describeAgreements: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin(namesShown(db, guest).as('contributor'), 'contributor.id', 'agreements.contributor_id')
    .select(['agreements.id', 'projects.name as thing', 'contributor.name as person'])
    .where('agreements.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, thing, person }) => [id, { thing, person: person ?? '' }]));
};

/** A milestone of an agreement, by the project's name. */
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
