import type { GuardianRequestBody } from '#contract/guardians/calls.ts';
import type { Relation } from '#contract/guardians/relations.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { checkOf } from './further-check.ts';
import { getGuardianRequest } from './get-request.ts';
import { requireRequest } from './require-request.ts';
import { refuseOwnGuardian } from './steps/refuse-own-guardian.ts';
import { takeAnswer } from './steps/take-answer.ts';

/**
 * The guardian agrees. They state their relation to the child, and prove with the code mailed to their own address that
 * it is they: the link alone may have been passed on.
 * @throws Refusal `guardian_request_not_found`; `guardian_statement_missing`; `guardian_check_missing` where the
 * operator asks for more; `sign_up_guardian_own`; any refusal of `guessCode`.
 */
export async function agreeAsGuardian(
  core: Core,
  input: {
    id: string;
    secret: string;
    adult?: boolean;
    relation?: Relation | undefined;
    code: string;
    browser: string;
    proof?: string | undefined;
    /** Of the page on which they agree. */
    language?: string | undefined;
  },
): Promise<GuardianRequestBody> {
  const { id, adult, relation, code: digits, browser, language } = input;
  const { account_id: accountId, confirmed } = await requireRequest(core, input);
  if (!adult || !relation) throw new Refusal('guardian_statement_missing');
  if (confirmed) return getGuardianRequest(core, input);
  const checkedWith = checkOf(core, id, input.proof);
  await guessCode(
    core,
    { purpose: 'guardian', subject: id, accountId, askedBy: byBrowser(browser), digits },
    (tx) => holdAccount(tx, accountId),
    async (tx, _code, account) => {
      // The account may have been brought back to an address that is the guardian's mailbox.
      if (!account) throw new Refusal('guardian_request_not_found');
      await refuseOwnGuardian(tx, account);
      await takeAnswer(tx, { id, account }, { confirmed: true, relation, checkedWith, language });
    },
  );
  return getGuardianRequest(core, input);
}
