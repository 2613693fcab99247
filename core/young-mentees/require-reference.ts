import { now } from '#db/now.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame } from '../ground/secrets.ts';
import { namesShown } from '../people/names-shown.ts';
import { referenceSecret } from './reference-secret.ts';

export type ReferenceLink = { id: string; secret: string };

/**
 * The question behind a mailed link, within 14 days.
 * @throws Refusal `young_reference_unknown`, also for a wrong secret
 */
export async function requireReference(core: Core, { id, secret }: ReferenceLink) {
  const found = await core.db
    .selectFrom('young_mentor_references as one')
    .innerJoin(namesShown(core.db, guest).as('mentor'), 'mentor.id', 'one.account_id')
    .select(['one.account_id', 'one.name', 'one.expires_at', 'one.answered_at', 'mentor.name as mentor_name'])
    .where('one.id', '=', id)
    .where('one.expires_at', '>', now)
    .executeTakeFirst();
  if (!found || !isSame(secret, referenceSecret(core, id))) throw new Refusal('young_reference_unknown');
  return found;
}
