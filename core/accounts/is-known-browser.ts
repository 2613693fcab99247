import { readByKey } from '#db/prepared.ts';
import { deliveredAs } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';
import { atAddress } from './at-address.ts';

const selectBrowser = (ofMailbox: boolean) =>
  readByKey((db, browser: Buffer, email: string, delivered: string) =>
    db
      .selectFrom('known_browsers')
      .select('account_id')
      .where('browser', '=', browser)
      .where('account_id', 'in', (from) =>
        from
          .selectFrom('accounts')
          .select('id')
          .where(atAddress(email, delivered))
          .$if(ofMailbox, (accounts) => accounts.where('email_verified_at', 'is not', null)),
      ),
  );
const select = { account: selectBrowser(false), mailbox: selectBrowser(true) };

/**
 * Whether the account with this address has logged in before in the browser with this device cookie. For a mailbox, only
 * accounts with a proven address count: anyone can register another spelling of a member's address and log in there.
 */
export async function isKnownBrowser(
  core: Pick<Core, 'db'>,
  { email, browser, of }: { email: string; browser: string | undefined; of: 'account' | 'mailbox' },
): Promise<boolean> {
  // The server also queries without a cookie, so that the answer takes the same time for every caller.
  const known = await select[of](core.db, hashOf(browser ?? ''), email, deliveredAs(email));
  return known.length > 0;
}
