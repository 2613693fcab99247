import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { evenings, goodPage, showTo } from './mentors.ts';

/** A text that waits for an administrator, and the clause of it that was found. */
export const heldText = 'A page.';
export const heldClause = 'call me';

/** An open page, written as it is stored: not every caller could open one. */
async function openPage(core: Core, { id }: { id: string }): Promise<void> {
  await sql`
    insert into mentors (account_id, state, said, hours, hours_version, promised_at, opened_at)
    values (${id}, 'open', ${JSON.stringify(goodPage())}, ${JSON.stringify(evenings)}, 1, now(), now())
    on conflict do nothing`.execute(core.db);
}

async function waitingReview(core: Core, owner: { id: string }): Promise<string> {
  const id = newId();
  await openPage(core, owner);
  await sql`
    insert into mentor_reviews (id, account_id, findings, opens)
    values (${id}, ${owner.id}, ${JSON.stringify([{ part: 'bring', reason: 'leads_away', clause: heldClause }])}, false)`.execute(
    core.db,
  );
  await sql`update mentors set proposed = ${JSON.stringify(goodPage({ bring: heldText }))}
    where account_id = ${owner.id}`.execute(core.db);
  return id;
}

/** Objects for the path parameters of calls about mentors. */
export const mentorThings = {
  page: {
    owners: members,
    own: async (core, owner) => {
      await openPage(core, owner);
      const { rows } = await sql<{ handle: string }>`
        select handle from handles where account_id = ${owner.id} and is_current`.execute(core.db);
      return { handle: rows[0]?.handle ?? (await showTo(core, owner as Member)) };
    },
    gone: { handle: 'no-mentor-has-this-one' },
    isOfPerson: true,
  },
  // Administrators decide nothing about their own page.
  review: {
    owners: [],
    own: async (core, owner) => ({ reviewId: await waitingReview(core, owner) }),
    gone: { reviewId: newId() },
  },
} satisfies Record<string, Thing>;
