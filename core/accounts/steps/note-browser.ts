import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOf } from '../../ground/secrets.ts';

/** A family's devices and a few more: a thief who logs in from ever new browsers must not gain more guesses. */
const mostBrowsers = 20;

/** Also returns how many there were before: the statement does not see its own row. */
const note = prepared((tx, accountId: string, browser: Buffer) =>
  tx
    .insertInto('known_browsers')
    .values({ account_id: accountId, browser })
    .onConflict((conflict) => conflict.columns(['account_id', 'browser']).doUpdateSet({ seen_at: now }))
    .returning((row) =>
      row
        .selectFrom('known_browsers as other')
        .select((one) => one.fn.countAll<string>().as('count'))
        .where('other.account_id', '=', accountId)
        .as('others'),
    ),
);

/** Remembers that a held account was logged in to in the browser with this device cookie. */
export async function noteBrowser(tx: Tx, accountId: string, browser: string | undefined): Promise<void> {
  if (!browser) return;
  const hash = hashOf(browser);
  const [row] = await note(tx, accountId, hash);
  if (Number(row?.others) < mostBrowsers) return;
  await tx
    .deleteFrom('known_browsers')
    .where('account_id', '=', accountId)
    .where('browser', 'in', (from) =>
      from
        .selectFrom('known_browsers')
        .select('browser')
        .where('account_id', '=', accountId)
        .where('browser', '!=', hash)
        .orderBy('seen_at', 'desc')
        .orderBy('browser')
        .offset(mostBrowsers - 1),
    )
    .execute();
}

/** Forgets all known browsers of an account, because another person may have logged in with them. */
export async function forgetBrowsers(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_browsers').where('account_id', '=', accountId).execute();
}
