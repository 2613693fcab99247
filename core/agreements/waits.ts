import type { DescribeWaits, Waits } from '../ground/wait-description.ts';
import { shownName } from './shown-name.ts';

/** The project, and the contributor as the person on the other side. */
const describe: DescribeWaits = async (db, ids) => {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .leftJoin('accounts', 'accounts.id', 'agreements.contributor_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .select(['agreements.id', 'projects.name as thing'])
    .select(shownName.as('person'))
    .where('agreements.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...told }) => [id, told]));
};

export const agreementWaits: Waits = { agreement_answer: describe };
