import { mailboxOf } from '#rules/checks/email.ts';
import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { type CodeSearch, findCodes } from '../codes/find-codes.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { codesOf } from '../ground/email-caps.ts';
import { post } from '../ground/emails.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { handleOf } from '../ground/secrets.ts';

const pauseSeconds = 60;

export type SentCode = { userId: string; email: string; expire: Date; resendAfter: Date };

/** Our own pages request a code to prove an address for the sign-up form, or to sign in. */
export type PagePurpose = 'sign-up' | 'log-in';

/**
 * Mails a six-digit code to `email`, with or without an account; no one learns which. It works only in the browser with this
 * proof cookie. If others have used up the mailbox's limit, no email leaves, and no one learns that either.
 * @throws Refusal `general_rate_limit_exceeded` for more than one a minute from a browser, or more than leave in an hour or a
 * day at its own request.
 */
export async function sendCode(
  core: Core,
  {
    purpose,
    email,
    browser,
    device,
  }: { purpose: PagePurpose; email: string; browser: string; device: Device },
): Promise<SentCode> {
  const askedBy = byBrowser(browser);
  await refuseHaste(core, { purpose, handle: handleOf(core.key, email), askedBy });
  const isKnown = await isKnownBrowser(core, { email, browser: device.browser, of: 'mailbox' });
  const most = codesOf(isKnown ? 'known' : 'unknown');
  await count(core, `code:hour:${askedBy}:${mailboxOf(email)}`, most.hour);
  await count(core, `code:day:${askedBy}:${mailboxOf(email)}`, most.day);

  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccountAt(tx, email);
    const code = await openCode(tx, core, {
      purpose,
      account: purpose === 'log-in' ? account : undefined,
      email: purpose === 'log-in' && account ? account.email : email,
      askedBy,
      ip: device.ip,
    });
    const message = purpose === 'log-in' ? 'log-in-code' : 'sign-up-code';
    await post(
      tx,
      { letter: message, codeId: code.id, language: device.language },
      isKnown ? 'known browser' : 'page',
    );
    return {
      userId: code.handle,
      email,
      expire: code.expires_at,
      resendAfter: new Date(code.created_at.getTime() + pauseSeconds * 1000),
    };
  });
}

/** A pause counts from the last code. Two fixed windows of time could lie a second apart. */
async function refuseHaste(core: Core, search: CodeSearch): Promise<void> {
  const ages = (await findCodes(core, search)).map(({ age }) => age);
  const seconds = Math.ceil(pauseSeconds - Math.min(...ages));
  if (seconds > 0) throw new Refusal('general_rate_limit_exceeded', { seconds });
}
