import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { findSuspension } from '../standings/find-suspension.ts';

/**
 * Mails a link to `url` for choosing a new password. For an unknown or suspended address it does the same without a
 * recipient, so that neither the answer nor its time tells who has an account.
 */
export async function requestRecovery(
  core: Core,
  input: { email: string; url: string; browser?: string },
): Promise<Token> {
  const isKnown = await isKnownBrowser(core, {
    email: input.email,
    browser: input.browser,
    of: 'mailbox',
  });
  return core.db.transaction().execute(async (tx) => {
    const found = await holdAccountAt(tx, input.email);
    // Also runs without an account, so that the work is the same.
    const suspension = await findSuspension(tx, found?.id ?? '');
    const account = suspension ? undefined : found;
    const token = await openToken(tx, {
      kind: 'recovery',
      account,
      email: account?.email ?? input.email,
    });
    await post(
      tx,
      { letter: 'recovery', tokenId: token.id, url: input.url },
      isKnown ? 'known browser' : 'page',
    );
    return token;
  });
}
