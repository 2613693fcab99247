import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOwn } from './show-own.ts';
import { pauseSearch as pause } from './steps/pause-search.ts';
import { requireSearch } from './steps/require-search.ts';

/**
 * Pauses the member's search at once.
 * @throws Refusal `cofounder_search_unknown`
 */
export async function pauseSearch(core: Core, member: Member): Promise<OwnSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    await requireSearch(tx, member.id);
    await pause(tx, member.id, 'own', member.id);
    return showOwn(tx, member.id);
  });
}
