import type { GuardianStatus } from '#contract/guardians/calls.ts';
import type { Member } from '../ground/actor.ts';

/** Only a member who waits for a guardian may name another one. A guardian who has agreed cannot be replaced. */
export function mayNameGuardian(member: Member): boolean {
  return member.standing.age === 'waiting';
}

export function statusOf(guardian: { confirmed: boolean | null }): GuardianStatus {
  if (guardian.confirmed === null) return 'waiting';
  return guardian.confirmed ? 'confirmed' : 'refused';
}
