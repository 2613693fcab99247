import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/letters.ts';
import { findSuspension } from '../standings/find-suspension.ts';

/**
 * Mails a link to `url` for choosing a new password. For an unknown or suspended address the same happens, but that the
 * letter finds nobody to go to: nobody learns from the answer or its time who has an account.
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
    // Asked of nobody as well, so that the work is the same.
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
