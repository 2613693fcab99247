import { sql } from 'kysely';
import type { PersonPageBody } from '#contract/people/public-profile-calls.ts';
import { normaliseHandle } from '#rules/lists/handles.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { personPageRows } from './person-rows.ts';
import { isPersonSeenBy } from './policy.ts';
import { presentPersonPage } from './present.ts';

/**
 * A member as `actor` may see them, by their handle or a former one that still leads to it.
 * @throws Refusal `person_not_found`, the same for unknown handles, hidden members and children.
 */
export async function getPersonPage(
  core: Core,
  actor: Actor,
  { handle }: { handle: string },
): Promise<PersonPageBody> {
  const row = await personPageRows(core.db)
    .where('people.account_id', '=', (find) =>
      find
        .selectFrom('handles as asked')
        .select('asked.account_id')
        .where('asked.handle', '=', normaliseHandle(handle))
        .where(sql<boolean>`(asked.is_current or asked.leads_until > now())`),
    )
    .where(isPersonSeenBy(actor))
    .executeTakeFirst();
  if (!row) throw new Refusal('person_not_found');
  return presentPersonPage(row);
}
