import type { GuardianMentoringBody } from '#contract/young-mentees/guardian-calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, getGuardianMentoring, isReading } from './get-guardian-mentoring.ts';
import { releaseClosed } from './release-closed.ts';

type Steps = {
  give: (tx: Tx, accountId: string, by: Reading & { guardianId: string }) => Promise<void>;
  withdraw: (tx: Tx, accountId: string, reading: Reading) => Promise<void>;
};

/**
 * A guardian gives a yes in a browser in which they have entered a code, or ends it by the link alone: then what it opened is
 * cancelled.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`; each of the steps
 */
export async function answerAYes(
  core: Core,
  { confirmed, language, ...link }: GuardianLink & Reading & { confirmed: boolean },
  { give, withdraw }: Steps,
): Promise<GuardianMentoringBody> {
  const { account_id: accountId } = await requireRequest(core, link);
  if (confirmed && !(await isReading(core, link))) throw new Refusal('young_visit_missing');
  await core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('guardian_request_not_found');
    if (confirmed) await give(tx, accountId, { guardianId: link.id, language });
    else await withdraw(tx, accountId, { language });
  });
  if (!confirmed) await releaseClosed(core, { menteeId: accountId });
  return getGuardianMentoring(core, link);
}
