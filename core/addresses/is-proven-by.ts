import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { firstIdSince } from '../ground/events.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

/** Members follow a used link again soon after, or by going back in the browser. */
const lookedBack = sql<Date>`now() - interval '1 day'`;

/** Whether this link has proven the account's address, and the address is still proven. */
export async function isProvenBy(core: Core, claim: { userId: string; secret: string }): Promise<boolean> {
  const used = await core.db
    .selectFrom('events as event')
    .innerJoin('accounts as account', 'account.id', 'event.account_id')
    .select(sql<string>`event.subject->>'tokenId'`.as('token_id'))
    .where('event.created_at', '>', lookedBack)
    .where('event.id', '>=', firstIdSince(sql`interval '1 day'`))
    .where('event.name', '=', 'tokens.used')
    .where('event.account_id', '=', claim.userId)
    .where(sql<string>`event.subject->>'kind'`, '=', 'verification')
    .where('account.email_verified_at', 'is not', null)
    .execute();
  return used.some(({ token_id: id }) => isSame(claim.secret, linkSecretOf(core.key, 'verification', id)));
}
