import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Removes an opportunity from the member's saved ones, if it is there.
 * @throws Refusal `opportunity_unknown`
 */
export async function unsaveOpportunity({ db }: Core, member: Member, slug: string): Promise<void> {
  const found = await db.selectFrom('opportunities').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!found) throw new Refusal('opportunity_unknown');
  await db
    .deleteFrom('saved_opportunities')
    .where('opportunity_id', '=', found.id)
    .where('account_id', '=', member.id)
    .execute();
}
