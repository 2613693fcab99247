import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOf } from '../../ground/secrets.ts';

/** A family's devices and a few more: a thief who logs in from ever new browsers must not gain more guesses. */
const mostBrowsers = 20;

/** In one SQL statement neither part sees the other's changes, so the deletion leaves this browser out. */
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

/** Remembers that a held account was logged in to in the browser with this device cookie. */
export async function noteBrowser(tx: Tx, accountId: string, browser: string | undefined): Promise<void> {
  if (!browser) return;
  await note(tx, accountId, hashOf(browser));
}

/** Forgets all known browsers of an account, because another person may have logged in with them. */
export async function forgetBrowsers(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
}
