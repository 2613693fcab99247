import { adminLimits } from '#contract/administration/limits.ts';
import { characters } from '#rules/checks/password.ts';
import type { OwnFault } from '#web/forms/outcome.ts';

/** A decision about a member needs a reason, which the member reads. */
export function faultOfReason(reason: string): OwnFault | null {
  const length = characters(reason);
  const { min, max } = adminLimits.reason;
  return length < min || length > max ? { code: 'reason_missing', fields: ['reason'] } : null;
}
