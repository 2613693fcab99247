import { adminLimits } from '#contract/admin-limits.ts';
import { characters } from '#contract/password.ts';
import type { OwnFault } from '../forms/outcome.ts';

/** What is decided about somebody is decided for a reason, which they read. */
export function faultOfReason(reason: string): OwnFault | null {
  const length = characters(reason);
  const { min, max } = adminLimits.reason;
  return length < min || length > max ? { code: 'reason_missing', fields: ['reason'] } : null;
}
