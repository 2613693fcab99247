import { sql } from 'kysely';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { editWithout } from '#web/cofounders/member/edit/dropped.ts';
import { choosySearch, goodSearch } from './searches.ts';

/** A text that waits for an administrator, and the clause of it that was found. */
export const heldText = 'Only people of my caste.';
export const heldClause = 'only people of my caste';

async function waitingReview({ db }: Core, { id: owner }: { id: string }): Promise<string> {
  const id = newId();
  const [said, proposed] = [goodSearch(), goodSearch({ bring: heldText })].map((one) => JSON.stringify(one));
  await sql`
    insert into cofounder_searches (account_id, state, pause, said, proposed, opened_at)
    values (${owner}, 'paused', 'own', ${said}, ${proposed}, now()) on conflict do nothing`.execute(db);
  const findings = JSON.stringify([{ part: 'bring', reason: 'asks_caste', clause: heldClause }]);
  await sql`
    insert into cofounder_reviews (id, account_id, findings, opens) values (${id}, ${owner}, ${findings}, false)`.execute(
    db,
  );
  return id;
}

/** A search, and the address at which its form says in words what it leaves out. */
async function ownSearch({ db }: Core, { id: owner }: { id: string }): Promise<string> {
  const said = JSON.stringify(choosySearch());
  await sql`
    insert into cofounder_searches (account_id, said) values (${owner}, ${said}) on conflict do nothing`.execute(
    db,
  );
  return editWithout([
    { what: 'sector', name: '' },
    { what: 'stage', name: '' },
    { what: 'never_sector', name: 'Waste and Recycling' },
    { what: 'never_stage', name: 'Idea' },
  ]);
}

/** Objects for the path parameters of calls about searches for co-founders. */
export const cofounderThings = {
  // Administrators decide nothing about their own search.
  review: {
    owners: [],
    own: async (core, owner) => ({ reviewId: await waitingReview(core, owner) }),
    gone: { reviewId: newId() },
  },
  search: {
    owners: [],
    own: async (core, owner) => ({ edited: await ownSearch(core, owner) }),
    gone: { edited: innerCofounderPaths.editSearch },
  },
} satisfies Record<string, Thing>;
