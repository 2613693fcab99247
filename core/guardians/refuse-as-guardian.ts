import type { GuardianRequestBody } from '#contract/guardians/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getGuardianRequest } from './get-request.ts';
import { requireRequest } from './require-request.ts';
import { takeAnswer } from './steps/take-answer.ts';

/**
 * The guardian refuses, or withdraws a consent. The unguessable link is enough for that: withdrawing must be as easy as
 * agreeing, and a mistake protects the child.
 * @throws Refusal `guardian_request_not_found`
 */
export async function refuseAsGuardian(
  core: Core,
  input: { id: string; secret: string; language?: string | undefined },
): Promise<GuardianRequestBody> {
  const { account_id: accountId } = await requireRequest(core, input);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('guardian_request_not_found');
    const no = { confirmed: false, relation: null, checkedWith: null, language: input.language };
    await takeAnswer(tx, { id: input.id, account }, no);
  });
  return getGuardianRequest(core, input);
}
