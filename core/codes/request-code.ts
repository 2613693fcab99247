import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { byClient } from './asked-by.ts';
import { newPhrase } from './phrase.ts';
import { type Code, codeSeconds, openCode } from './steps/open-code.ts';

/**
 * Mails a six-digit log-in code to a contract client. An address without an account gets one too, and its account begins
 * under the wanted id when the code is used (CONTRACT 6.5), so that callers cannot learn whether there is one.
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
