import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';
import { offered } from '../languages/own-language.ts';

/** The language of the member whose calendar has this secret; English where there is none. */
export async function findCalendarLanguage(core: Core, secret: string): Promise<LanguageCode> {
  const owner = await core.db
    .selectFrom('calendar_addresses')
    .innerJoin('accounts', 'accounts.id', 'calendar_addresses.account_id')
    .select('accounts.interface_language as language')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return offered(core, owner?.language ?? '');
}
