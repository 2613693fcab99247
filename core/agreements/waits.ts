import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { numberOfAgreement, roleOfAgreement } from './naming.ts';
import { readStepSubject } from './step-subject.ts';

/**
 * The project and the role, so that the agreements of one project differ, and the contributor as the person on the other side. A role
 * is a part of the text, which mails do not carry: there the agreements of the same two have a number.
 */
export const describeAgreements: DescribeWaits = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin(namesShown(db, viewer).as('contributor'), 'contributor.id', 'agreements.contributor_id')
    .select(['agreements.id', 'projects.name as project', 'contributor.name as person'])
    .select([roleOfAgreement.as('role'), numberOfAgreement.as('number')])
    .where('agreements.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, project, role, number, person }) => {
      const thing = role ? `${project}, ${role}` : project;
      const inMails = number > 1 ? `${project}, agreement ${number}` : project;
      return [id, { thing, inMails, person: person ?? '' }];
    }),
  );
};

/** A milestone, after its agreement. */
export const describeMilestones: DescribeWaits = async (db, ids, viewer) => {
  const agreements = await describeAgreements(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
    viewer,
  );
  return new Map(
    ids.flatMap((id) => {
      const { agreementId, milestone } = readStepSubject(id);
      const one = agreements.get(agreementId);
      if (!one) return [];
      const { thing, inMails = thing, person = '' } = one;
      const of = (name: string) => `${name}, milestone ${milestone}`;
      return [[id, { thing: of(thing), inMails: of(inMails), person }] as const];
    }),
  );
};

/** An amendment or a conversion, by its agreement. */
const describeParts: DescribeWaits = async (db, ids, viewer) => {
  const agreements = await describeAgreements(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
    viewer,
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
