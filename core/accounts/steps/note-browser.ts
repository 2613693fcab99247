import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOf } from '../../ground/secrets.ts';

/** A family's devices, and a few more: whoever logs in from ever new ones does not gather windows to guess in. */
const mostBrowsers = 20;

/** The statement sees neither of its parts' doings, so this browser is left out of those that are looked at. */
const note = prepared((tx, accountId: string, browser: Buffer) =>
  tx
    .with('forgotten', (db) =>
      db
        .deleteFrom('known_browsers')
        .where('account_id', '=', accountId)
        .where('browser', 'in', (from) =>
          from
            .selectFrom('known_browsers')
            .select('browser')
            .where('account_id', '=', accountId)
            .where('browser', '!=', browser)
            .orderBy('seen_at', 'desc')
            .orderBy('browser')
            .offset(mostBrowsers - 1),
        ),
    )
    .insertInto('known_browsers')
    .values({ account_id: accountId, browser })
    .onConflict((conflict) => conflict.columns(['account_id', 'browser']).doUpdateSet({ seen_at: now })),
);

/** Remembers that somebody has logged in to a held account in the browser with this device cookie. */
export async function noteBrowser(tx: Tx, accountId: string, browser: string | undefined): Promise<void> {
  if (!browser) return;
  await note(tx, accountId, hashOf(browser));
}

/** Knows none of an account's browsers any more: somebody else may have logged in there. */
export async function forgetBrowsers(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
}
