import { prepared } from '#db/prepared.ts';
import { deliveredAs } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';
import { atAddress } from './at-address.ts';

const selectBrowser = (ofMailbox: boolean) =>
  prepared((db, browser: Buffer, email: string, delivered: string) =>
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
 * Whether the account with this address has been logged in to before in the browser with this device cookie. Where that
 * is asked for the mailbox rather than for the account, it has to be one whose owner reads it: under an address that nobody
 * has proven, a further spelling of somebody else's for example, anybody can make an account and log in to it.
 */
export async function isKnownBrowser(
  core: Pick<Core, 'quick'>,
  { email, browser, of }: { email: string; browser: string | undefined; of: 'account' | 'mailbox' },
): Promise<boolean> {
  // Asked for whoever has no such cookie as well: the answer takes the same work for everybody.
  const known = await select[of](core.quick, hashOf(browser ?? ''), email, deliveredAs(email));
  return known.length > 0;
}
