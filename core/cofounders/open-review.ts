import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showReview } from './steps/show-review.ts';

/** @throws Refusal `cofounder_review_unknown` */
export function openReview(core: Core, administrator: Member, reviewId: string): Promise<DeskSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showReview(tx, administrator, reviewId);
    await noteAction(tx, administrator, { action: 'search.opened', subjectId: shown.searcher.$id });
    return shown;
  });
}
