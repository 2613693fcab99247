import { sql } from 'kysely';
import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { leaveTitles } from './steps/leave-titles.ts';

export const cofounderTitleData: OwnData = {
  cofounder_titles: {
    removedBy: 'cofounder-titles:forget',
    limit: { kept: `${limits.keptDays} days`, since: sql`one.ended_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('cofounder_titles')
        .innerJoin('projects', 'projects.id', 'project_id')
        .select(['projects.slug', 'cofounder_titles.state', 'proposed_at', 'ended_at'])
        .select(sql<boolean>`(account_id = ${id})`.as('is_own'))
        .where((row) => row.or([row('account_id', '=', id), row('proposed_by', '=', id)]))
        .execute(),
    // The answers go with the account: no reaction would find the proposals that wait for them.
    erased: (tx, { id }) => leaveTitles(tx, id, null),
    givenTo: 'nominee and guardian',
  },
  cofounder_title_answers: {
    removedBy: 'cofounder-titles:forget',
    limit: {
      kept: `${limits.keptDays} days`,
      since: sql`(select ended_at from cofounder_titles where id = one.title_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('cofounder_title_answers')
        .select(['title_id', 'accepted_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
