import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/letters.ts';
import { byClient } from './asked-by.ts';
import { newPhrase } from './phrase.ts';
import { type Code, codeSeconds, openCode } from './steps/open-code.ts';

/**
 * Mails a six-digit code to log in with, for a client of the foreign contract. To an address without an account as well:
 * that begins, under the wanted id, once the code comes back (CONTRACT 6.5), so that nobody learns whether there is one.
 */
export async function requestCode(
  core: Core,
  input: { userId: string; email: string; phrase: boolean; device: Device },
): Promise<Code> {
  const isKnown = await isKnownBrowser(core, {
    email: input.email,
    browser: input.device.browser,
    of: 'mailbox',
  });
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccountAt(tx, input.email);
    const code = await openCode(tx, core, {
      purpose: 'log-in',
      account,
      email: account?.email ?? input.email,
      askedBy: byClient,
      ip: input.device.ip,
      wantedId: input.userId,
      phrase: input.phrase ? newPhrase() : '',
      seconds: codeSeconds.contract,
    });
    await post(tx, { letter: 'log-in-code', codeId: code.id }, isKnown ? 'known browser' : 'client');
    return code;
  });
}
