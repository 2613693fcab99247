import { guest } from '../ground/actor.ts';
import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { namesShown } from '../people/names-shown.ts';

const describe: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .innerJoin(namesShown(db, guest).as('applicant'), 'applicant.id', 'applications.account_id')
    .select(['applications.id', 'opportunities.title as thing', 'applicant.name as person'])
    .where('applications.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...told }) => [id, told]));
};

export const applicationWaits: Waits = {
  application_first_decision: describe,
  application_later_decision: describe,
  terms_confirmation: describe,
  offer: describe,
  interview_answer: describe,
  trial_task: describe,
};
