import type { DeskDisputeBody } from '#contract/agreements/dispute-desk-calls.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/**
 * One dispute for an administrator. A look at its amounts is written down, and both sides see that there was one.
 * @throws Refusal `dispute_unknown`
 */
export function openDisputeAtDesk(core: Core, administrator: Member, id: string): Promise<DeskDisputeBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, core, administrator, id);
    if (shown.detail) await noteAction(tx, administrator, { action: 'dispute.opened', subjectId: id });
    return shown;
  });
}
