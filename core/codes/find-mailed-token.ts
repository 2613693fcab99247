import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';

/** What a letter says of a token and its account, as long as it is open and the account has the address it is for. */
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
