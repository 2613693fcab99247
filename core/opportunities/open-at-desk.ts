import type { DeskOpportunityBody } from '#contract/opportunities/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/**
 * One opportunity for an administrator; the log records the look.
 * @throws Refusal `opportunity_unknown`
 */
export function openAtDesk(core: Core, administrator: Member, id: string): Promise<DeskOpportunityBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, administrator, id);
    await noteAction(tx, administrator, { action: 'opportunity.opened', subjectId: id });
    return shown;
  });
}
