import { sql } from 'kysely';
import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import { now } from '#db/now.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOwn } from './show-own.ts';
import { endStillAsked } from './steps/end-still-asked.ts';
import { requireSearch } from './steps/require-search.ts';

/**
 * The member's yes to "Still looking?": 60 days begin. It turns no search on that has been paused since.
 * @throws Refusal `cofounder_search_unknown`
 */
export async function sayStillLooking(core: Core, member: Member): Promise<OwnSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireSearch(tx, member.id);
    if (row.state === 'on' && row.asked_at !== null) {
      await tx
        .updateTable('cofounder_searches')
        .set({ on_since: now, asked_at: sql<Date>`null` })
        .where('account_id', '=', member.id)
        .execute();
      if (!(await meetDeadline(tx, 'still_looking', member.id))) await endStillAsked(tx, member.id);
    }
    return showOwn(tx, member.id);
  });
}
