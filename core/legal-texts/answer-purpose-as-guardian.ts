import type { PurposeBody } from '#contract/legal-texts/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import { answerPurpose } from '../consents/steps/answer-purpose.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { getPurpose, requirePurpose } from './get-purpose.ts';

type Link = Reading & { id: string; secret: string; purpose: string };

/** @throws Refusal `guardian_request_not_found`, `purpose_unknown` */
export async function getPurposeAsGuardian(core: Core, link: Link): Promise<PurposeBody> {
  const { account_id: accountId, member_name: memberName } = await requireRequest(core, link);
  return getPurpose(core, { accountId, memberName, purpose: link.purpose, language: link.language });
}

/**
 * The guardian of a member under 18 says yes with a code that was mailed to them, or no by the link alone.
 * @throws Refusal `guardian_request_not_found`, `purpose_unknown`; `guardian_awaited` before the guardian has agreed to the
 * account; `purpose_code_missing`; any refusal of `guessCode`
 */
export async function answerPurposeAsGuardian(
  core: Core,
  { given, code: digits, browser, ...link }: Link & { given: boolean; code: string; browser: string },
): Promise<PurposeBody> {
  const { account_id: accountId, confirmed } = await requireRequest(core, link);
  const { name: text, version } = await requirePurpose(core, link.purpose);
  const take = (tx: Tx) =>
    answerPurpose(tx, {
      accountId,
      document: documentOfPurpose(link.purpose),
      given,
      by: 'guardian',
      text,
      version,
      language: link.language,
    });
  if (!given) {
    await core.db.transaction().execute(async (tx) => {
      if (!(await holdAccount(tx, accountId))) throw new Refusal('guardian_request_not_found');
      await take(tx);
    });
    return getPurposeAsGuardian(core, link);
  }
  if (!confirmed) throw new Refusal('guardian_awaited');
  if (digits === '') throw new Refusal('purpose_code_missing');
  const code = {
    purpose: 'guardian',
    subject: link.id,
    accountId,
    askedBy: byBrowser(browser),
    digits,
  } as const;
  await guessCode(
    core,
    code,
    (tx) => holdAccount(tx, accountId),
    async (tx, _code, account) => {
      if (!account) throw new Refusal('guardian_request_not_found');
      await take(tx);
    },
  );
  return getPurposeAsGuardian(core, link);
}
