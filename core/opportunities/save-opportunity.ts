import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { isOpportunitySeenBy } from './seen-by.ts';

const most = 200;

/**
 * Saves an opportunity for later; nothing happens if it is saved already.
 * @throws Refusal `opportunity_unknown`; `opportunities_saved_many`; the refusals by age
 */
export async function saveOpportunity(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const standing = await holdStanding(tx, member.id);
    if (!standing) throw new Refusal('general_unauthorized_scope');
    requireAge(standing, 'consented');
    const found = await tx
      .selectFrom('opportunities')
      .innerJoin('projects', 'projects.id', 'opportunities.project_id')
      .select('opportunities.id')
      .where('opportunities.slug', '=', slug)
      .where(isOpportunitySeenBy(member))
      .executeTakeFirst();
    if (!found) throw new Refusal('opportunity_unknown');
    const { count } = await tx
      .selectFrom('saved_opportunities')
      .select(sql<number>`(count(*) filter (where opportunity_id <> ${found.id}))::int`.as('count'))
      .where('account_id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (count >= most) throw new Refusal('opportunities_saved_many');
    await tx
      .insertInto('saved_opportunities')
      .values({ account_id: member.id, opportunity_id: found.id })
      .onConflict((conflict) => conflict.columns(['account_id', 'opportunity_id']).doNothing())
      .execute();
  });
}
