import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { barOf, isLastTry } from './bar-of.ts';
import { findEnclosed, findTerms, findWithOpportunity } from './find-sent.ts';
import { presentSent } from './present.ts';

/**
 * An application as its sender sees it.
 * @throws Refusal `application_unknown`
 */
export async function showSent({ db }: Core, member: Member, id: string): Promise<ApplicationBody> {
  const row = await findWithOpportunity(db, id);
  if (row?.account_id !== member.id) throw new Refusal('application_unknown');
  const [enclosed, askedSaid, before] = await Promise.all([
    findEnclosed(db, row),
    row.asked_terms === null ? null : findTerms(db, row.opportunity_id, row.asked_terms),
    db
      .selectFrom('applications')
      .innerJoin('projects', 'projects.id', 'applications.project_id')
      .select(['applications.stage', 'applications.ending', 'applications.ended_at', 'projects.state'])
      .where('opportunity_id', '=', row.opportunity_id)
      .where('account_id', '=', member.id)
      .execute(),
  ]);
  const opportunity = {
    state: row.state,
    is_over: row.is_over,
    is_published: before[0]?.state === 'published',
  };
  const again = { canApplyAgain: barOf(opportunity, before) === null, isLastTry: isLastTry(before) };
  return presentSent(row, enclosed, { askedSaid, ...again });
}
