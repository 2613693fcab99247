import { sql } from 'kysely';
import { normaliseHandle } from '#rules/lists/handles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPersonSeenBy } from '../people/policy.ts';

export type Reachable = { id: string; handle: string };

/**
 * Another member whose page the caller may see, by their handle or a former one that still leads to it.
 * @throws Refusal `person_not_found`, the same for unknown, hidden and blocked members, children and the caller
 */
export async function findReachable(core: Core, member: Member, handle: string): Promise<Reachable> {
  const found = await core.db
    .selectFrom('people')
    .innerJoin('handles as asked', 'asked.account_id', 'people.account_id')
    .innerJoin('handles as current', (join) =>
      join.onRef('current.account_id', '=', 'people.account_id').on('current.is_current', '=', true),
    )
    .select(['people.account_id as id', 'current.handle'])
    .where('asked.handle', '=', normaliseHandle(handle))
    .where(sql<boolean>`(asked.is_current or asked.leads_until > now())`)
    .where('people.account_id', '<>', member.id)
    .where(isPersonSeenBy(member))
    .executeTakeFirst();
  if (!found) throw new Refusal('person_not_found');
  return found;
}
