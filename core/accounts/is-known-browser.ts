import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';
import { atAddress } from './at-address.ts';

/** Whether the account with this address has been logged in to before in the browser with this device cookie. */
export async function isKnownBrowser(
  core: Pick<Core, 'db'>,
  { email, browser }: { email: string; browser: string | undefined },
): Promise<boolean> {
  // Asked for whoever has no such cookie as well: the answer takes the same work for everybody.
  const known = await core.db
    .selectFrom('known_browsers')
    .select('account_id')
    .where('browser', '=', hashOf(browser ?? ''))
    .where('account_id', 'in', (from) => from.selectFrom('accounts').select('id').where(atAddress(email)))
    .executeTakeFirst();
  return known !== undefined;
}
