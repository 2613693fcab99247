import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, isReading } from '../young-mentees/get-guardian-mentoring.ts';

/**
 * A guardian who has agreed to the account, and has typed a code in this browser within the hour.
 * @throws Refusal `guardian_request_not_found`, `guardian_visit_missing`
 */
export async function requireGuardian(
  core: Core,
  link: GuardianLink,
): Promise<{ accountId: string; email: string }> {
  const guardian = await requireRequest(core, link);
  if (!guardian.confirmed || !(await isReading(core, link))) throw new Refusal('guardian_visit_missing');
  return { accountId: guardian.account_id, email: guardian.email };
}
