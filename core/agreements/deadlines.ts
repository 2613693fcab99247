import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { numberOfAgreement, roleOfAgreement } from './naming.ts';
import { readStepSubject, subjectOfStep } from './step-subject.ts';

/**
 * Names an agreement by role and project, with a number where two have the same, and the contributor as the other side. The
 * distinguishing part comes first, since a narrow row cuts the end. A role is part of the text, which emails do not carry.
 */
export const describeAgreements: DescribeDeadlines = async (db, ids, viewer) => {
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
      const which = number > 1 ? ` (${number})` : '';
      const thing = role ? `${role}${which}, ${project}` : project;
      return [id, { thing, inMails: `${project}${which}`, person: person ?? '' }];
    }),
  );
};

/** A milestone, with its agreement. */
export const describeMilestones: DescribeDeadlines = async (db, ids, viewer) => {
  const agreements = await describeAgreements(
    db,
    ids.map((id) => readStepSubject(id).agreementId),
    viewer,
  );
  return new Map(
    ids.flatMap((id) => {
      const { agreementId, milestone } = readStepSubject(id);
      const one = agreements.get(agreementId);
      return one ? [[id, { ...one, milestone: milestone ?? 0 }] as const] : [];
    }),
  );
};

/** A payment, by its milestone, with a number where several of one milestone are due. */
const describePayments: DescribeDeadlines = async (db, ids, viewer) => {
  const milestones = await describeMilestones(db, ids, viewer);
  const ofMilestone = Map.groupBy(ids, (id) => {
    const { agreementId, milestone } = readStepSubject(id);
    return subjectOfStep(agreementId, milestone);
  });
  const entryOf = (id: string) => readStepSubject(id).entry ?? 0;
  for (const of of ofMilestone.values()) {
    if (of.length === 1) continue;
    const ordered = of.toSorted((one, other) => entryOf(one) - entryOf(other));
    for (const [at, id] of ordered.entries()) {
      const one = milestones.get(id);
      if (one) milestones.set(id, { ...one, payment: at + 1, payments: of.length });
    }
  }
  return milestones;
};

/** An amendment or a conversion, by its agreement. */
const describeParts: DescribeDeadlines = async (db, ids, viewer) => {
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

export const agreementDeadlines: DeadlineDescriptions = {
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
  payment: describePayments,
  payment_confirmation: describeMilestones,
  paying_back: describeMilestones,
};
