import { adminLimits } from '#contract/administration/limits.ts';
import { characters } from '#rules/checks/password.ts';
import type { OwnFault } from '#web/forms/outcome.ts';

/** What is decided about somebody is decided for a reason, which they read. */
export function faultOfReason(reason: string): OwnFault | null {
  const length = characters(reason);
  const { min, max } = adminLimits.reason;
  return length < min || length > max ? { code: 'reason_missing', fields: ['reason'] } : null;
}
