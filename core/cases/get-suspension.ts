import type { SuspensionBody } from '#contract/cases/suspension-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentSuspension } from './suspension-case.ts';

/**
 * The member's suspension: its reason, its end, and the state of their appeal.
 * @throws Refusal `suspension_over`
 */
export function getSuspension(core: Core, member: Member): Promise<SuspensionBody> {
  return presentSuspension(core.db, core, member.id);
}
