import type { GuardianDataBody } from '#contract/nominees/guardian-calls.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, isReading } from '../young-mentees/get-guardian-mentoring.ts';

/**
 * The state of the data of a child for the guardian. The link ends on the 18th birthday, and this with it.
 * @throws Refusal `guardian_request_not_found`
 */
export async function getGuardianData(core: Core, link: GuardianLink): Promise<GuardianDataBody> {
  const guardian = await requireRequest(core, link);
  const isGuardian = guardian.confirmed === true;
  const isProven = isGuardian && (await isReading(core, link));
  const found = isProven
    ? await core.db
        .selectFrom('accounts')
        .leftJoin('guardian_erasures', 'guardian_erasures.account_id', 'accounts.id')
        .select(['leaves_at', 'begun_at'])
        .where('accounts.id', '=', guardian.account_id)
        .executeTakeFirst()
    : undefined;
  return {
    memberName: guardian.member_name,
    isGuardian,
    isProven,
    erasedAt: isoDateOrEmpty(found?.leaves_at ?? null),
    isErasing: Boolean(found?.leaves_at && found.begun_at),
  };
}
