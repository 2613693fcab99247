import type { GuardianRequestBody } from '#contract/guardian.ts';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';
import { statusOf } from './policy.ts';

/**
 * What a guardian is asked, for whoever holds the mailed link.
 * @throws Refusal `guardian_request_not_found`, also for a wrong secret.
 */
export async function getGuardianRequest(
  core: Core,
  input: { id: string; secret: string },
): Promise<GuardianRequestBody> {
  const found = await core.db
    .selectFrom('guardians')
    .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
    .select(['guardians.confirmed', 'guardians.expires_at', 'guardians.relation', 'guardians.answered_at'])
    .select('accounts.name as member_name')
    .where('guardians.id', '=', input.id)
    .where('guardians.expires_at', '>', now)
    .executeTakeFirst();
  if (!found || !isSame(input.secret, linkSecretOf(core.key, 'guardian', input.id)))
    throw new Refusal('guardian_request_not_found');
  return {
    status: statusOf(found),
    memberName: found.member_name,
    relation: (found.relation ?? '') as GuardianRequestBody['relation'],
    answeredAt: isoDateOrEmpty(found.answered_at),
    expire: isoDate(found.expires_at),
  };
}
