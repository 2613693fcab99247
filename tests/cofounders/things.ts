import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { goodSearch } from './searches.ts';

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

/** Objects for the path parameters of calls about searches for co-founders. */
export const cofounderThings = {
  // Administrators decide nothing about their own search.
  review: {
    owners: [],
    own: async (core, owner) => ({ reviewId: await waitingReview(core, owner) }),
    gone: { reviewId: newId() },
  },
} satisfies Record<string, Thing>;
