import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';

/** A link and its account for the email, as long as the link is open and the account still has that address. */
export function findMailedToken(core: Core, tokenId: string) {
  return core.db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .select(['accounts.id as account_id', 'tokens.expires_at'])
    .select(['tokens.email', 'accounts.name'])
    .where('tokens.id', '=', tokenId)
    .whereRef('tokens.email', '=', 'accounts.email')
    .where('tokens.expires_at', '>', now)
    .executeTakeFirst();
}
