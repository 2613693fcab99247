import { sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';
import type { ProfileRow } from './fields.ts';

/** The profile, whatever its permissions say, if `actor` may see its owner. */
export function findProfile(core: Core, actor: Actor, id: string): Promise<ProfileRow | undefined> {
  return core.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where(isSeenBy(actor, sql`owner_id`))
    .executeTakeFirst();
}

export function profileNotFound(id: string): Refusal {
  return new Refusal('document_not_found', { id });
}
