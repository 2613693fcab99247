import type { DeskOpportunityBody } from '#contract/opportunities/desk-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { remove } from './steps/remove.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { opportunityId: string; reason: string };

/**
 * Hides an opportunity from everyone but its team, with a reason that its owners read and may appeal against.
 * @throws Refusal `opportunity_unknown`; `opportunity_own`; `conflict` where another administrator was faster
 */
export async function removeOpportunity(
  core: Core,
  administrator: Member,
  removal: Removal,
): Promise<DeskOpportunityBody> {
  return core.db.transaction().execute(async (tx) => {
    await remove(tx, administrator, { ...removal, caseId: newId() });
    return showAtDesk(tx, administrator, removal.opportunityId);
  });
}
