import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { inSeconds } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { byBrowser } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, getGuardianMentoring, isReading } from './get-guardian-mentoring.ts';

/**
 * The guardian enters the code that went to their own address, and reads along in this browser for an hour.
 * @throws Refusal `guardian_request_not_found`; any refusal of `guessCode`
 */
export async function openGuardianVisit(
  core: Core,
  { code: digits, ...link }: GuardianLink & { code: string },
): Promise<GuardianMentoringBody> {
  const { account_id: accountId } = await requireRequest(core, link);
  // The form may come twice, and a code counts once.
  if (await isReading(core, link)) return getGuardianMentoring(core, link);
  const askedBy = byBrowser(link.browser);
  await guessCode(
    core,
    { purpose: 'guardian', subject: link.id, accountId, askedBy, digits },
    (tx) => holdAccount(tx, accountId),
    async (tx, _code, account) => {
      if (!account) throw new Refusal('guardian_request_not_found');
      await tx
        .insertInto('guardian_visits')
        .values({
          id: newId(),
          account_id: accountId,
          guardian_id: link.id,
          asked_by: askedBy,
          until: inSeconds(limits.visitMinutes * 60),
        })
        .execute();
    },
  );
  return getGuardianMentoring(core, link);
}
