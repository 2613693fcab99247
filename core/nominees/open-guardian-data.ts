import type { GuardianDataBody } from '#contract/nominees/guardian-calls.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, isReading } from '../young-mentees/get-guardian-mentoring.ts';
import { openGuardianVisit } from '../young-mentees/open-guardian-visit.ts';
import { getGuardianData } from './get-guardian-data.ts';

/**
 * The guardian types the code that went to their own address: it counts in this browser for an hour, here and for mentoring. The
 * child is told.
 * @throws Refusal `guardian_request_not_found`; any refusal of `guessCode`
 */
export async function openGuardianData(
  core: Core,
  { code, ...link }: GuardianLink & { code: string },
): Promise<GuardianDataBody> {
  const { account_id: accountId, confirmed } = await requireRequest(core, link);
  if (!confirmed) throw new Refusal('guardian_request_not_found');
  const isRepeated = await isReading(core, link);
  await openGuardianVisit(core, { ...link, code });
  if (!isRepeated)
    await core.db
      .transaction()
      .execute((tx) => record(tx, { name: 'nominees.guardianActed', accountId, subject: { act: 'read' } }));
  return getGuardianData(core, link);
}
