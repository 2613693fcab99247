import { holdAccount } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { type Code, openCode } from '../codes/steps/open-code.ts';
import type { Core } from '../ground/core.ts';
import { codesOf } from '../ground/email-caps.ts';
import { post } from '../ground/emails.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from './require-request.ts';

/**
 * Mails a code to the guardian's own address. It proves that the person who agrees reads that mailbox now, in this
 * browser.
 * @throws Refusal `guardian_request_not_found`, `general_rate_limit_exceeded`.
 */
export async function mailGuardianCode(
  core: Core,
  input: { id: string; secret: string; browser: string; ip: string; language?: string | undefined },
): Promise<Code> {
  const { id: subject, browser, ip, language } = input;
  const { account_id: accountId, email } = await requireRequest(core, input);
  // The link went to this very mailbox, so the caller may use the emails that are kept for its owner.
  const most = codesOf('known');
  await count(core, `guardian-code:hour:${subject}`, most.hour);
  await count(core, `guardian-code:day:${subject}`, most.day);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('guardian_request_not_found');
    const askedBy = byBrowser(browser);
    const code = await openCode(tx, core, { purpose: 'guardian', account, email, askedBy, ip, subject });
    await post(tx, { letter: 'guardian-code', codeId: code.id, language }, 'known browser');
    return code;
  });
}
