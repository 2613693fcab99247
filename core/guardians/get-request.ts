import type { GuardianRequestBody } from '#contract/guardians/calls.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { statusOf } from './policy.ts';
import { requireRequest } from './require-request.ts';

/**
 * Returns the request to a guardian and what they agreed to, for the holder of the mailed link.
 * @throws Refusal `guardian_request_not_found`, also for a wrong secret.
 */
export async function getGuardianRequest(
  core: Core,
  input: { id: string; secret: string },
): Promise<GuardianRequestBody> {
  const found = await requireRequest(core, input);
  return {
    status: statusOf(found),
    memberName: found.member_name,
    relation: (found.relation ?? '') as GuardianRequestBody['relation'],
    termsVersion: found.terms_version ?? '',
    answeredAt: isoDateOrEmpty(found.answered_at),
    expire: isoDate(found.expires_at),
    needsCheck: core.guardianCheck !== undefined && found.confirmed !== true,
  };
}
