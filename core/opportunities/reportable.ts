import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { districtNameOf } from './read-said.ts';
import { rowOf } from './row.ts';
import { isOpportunitySeenBy } from './seen-by.ts';
import { giveBack, holdBack } from './steps/hold-back.ts';
import { putBack } from './steps/put-back.ts';
import { remove } from './steps/remove.ts';

/** The owners of its project are responsible for it. */
export const reportableOpportunity: Reportable = {
  async find(db, actor, slug) {
    const row = await db
      .selectFrom('opportunities')
      .innerJoin('projects', 'projects.id', 'opportunities.project_id')
      .select(['opportunities.id', 'opportunities.title as name'])
      .where('opportunities.slug', '=', slug)
      .where(isOpportunitySeenBy(actor))
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const found = await db.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirst();
    if (!found) return null;
    const { said, slug, project_id: projectId } = rowOf(found);
    const team = await db
      .selectFrom('project_members')
      .select(['account_id', 'is_owner'])
      .where('project_id', '=', projectId)
      .execute();
    return {
      name: said.title,
      path: opportunityPaths.findOpportunity(slug),
      parts: [
        { name: 'title', text: said.title },
        { name: 'kind', text: said.kind },
        { name: 'wouldDo', text: said.wouldDo },
        { name: 'wouldLearn', text: said.wouldLearn },
        { name: 'lookFor', text: said.lookFor },
        { name: 'skills', text: said.skills.join(', ') },
        { name: 'place', text: [said.mode, districtNameOf(said.place)].filter(Boolean).join(', ') },
        ...said.questions.map((text) => ({ name: 'question', text })),
        { name: 'trialTask', text: said.trialTask },
        { name: 'gives', text: givesOf(said) },
      ].filter(({ text }) => text !== ''),
      pictures: [],
      judged: team.filter((one) => one.is_owner).map((one) => one.account_id),
      others: team.filter((one) => !one.is_owner).map((one) => one.account_id),
    };
  },

  measures: {
    pause: {
      isState: true,
      carryOut: (tx, _, __, { id, caseId }) => holdBack(tx, id, caseId),
      lift: (tx, _, { id }) => giveBack(tx, id),
    },
    remove: {
      carryOut: (tx, _, administrator, { id: opportunityId, caseId, reason }) =>
        remove(tx, administrator, { opportunityId, caseId, reason }),
      lift: (tx, administrator, { id }) => putBack(tx, administrator, id),
    },
  },
};

/** In stored form and minor units: kept evidence is not put into words. */
function givesOf({ pay, equity, credit }: ReturnType<typeof rowOf>['said']): string {
  return [
    pay && `${pay.min} - ${pay.max} ${pay.currency}, ${pay.period}`,
    equity && 'equity',
    credit && `credit: ${credit.institution}, ${credit.hours} h`,
  ]
    .filter(Boolean)
    .join('\n');
}
