import type { OfPersonBody } from '#contract/projects/calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { getPersonPage } from '../people/get-person-page.ts';
import { replyFiguresOf } from './find-reply-figures.ts';
import { paysLate } from './pays-late.ts';

const most = 20;

/**
 * The published projects that a member owns, with how each answers, for callers who may see the member.
 * @throws Refusal `person_not_found`
 */
export async function listOfPerson(
  core: Core,
  actor: Actor,
  { handle }: { handle: string },
): Promise<OfPersonBody> {
  const { id } = await getPersonPage(core, actor, { handle });
  const rows = await core.db
    .selectFrom('projects')
    .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
    .select(['projects.slug', 'projects.name', 'projects.reply_days', 'projects.reply_percent'])
    .select(paysLate)
    .where('seat.account_id', '=', id)
    .where('seat.is_owner', '=', true)
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .orderBy('projects.sequence', 'desc')
    .limit(most)
    .execute();
  return {
    projects: rows.map(({ slug, name, pays_late: isLate, ...row }) => ({
      slug,
      name,
      figures: replyFiguresOf(row),
      paysLate: isLate,
    })),
  };
}
