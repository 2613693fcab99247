import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

/**
 * The request behind a mailed link, as long as the consent is needed.
 * @throws Refusal `guardian_request_not_found`, also for a wrong secret.
 */
export async function requireRequest(core: Core, { id, secret }: { id: string; secret: string }) {
  const found = await core.db
    .selectFrom('guardians')
    .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
    .select(['guardians.account_id', 'guardians.email', 'guardians.confirmed', 'guardians.relation'])
    .select([
      'guardians.asked_at',
      'guardians.expires_at',
      'guardians.answered_at',
      'guardians.terms_version',
    ])
    .select('accounts.name as member_name')
    .where('guardians.id', '=', id)
    .where('guardians.expires_at', '>', now)
    .executeTakeFirst();
  if (!found || !isSame(secret, linkSecretOf(core.key, 'guardian', id)))
    throw new Refusal('guardian_request_not_found');
  return found;
}
