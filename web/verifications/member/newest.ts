import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';

/** What the list of a member has of one kind: the mark in force, and what was asked for since, or last. */
export function standingOf(verifications: readonly OwnVerification[], kind: VerificationKind) {
  const all = verifications.filter((one) => one.kind === kind);
  const inForce = all.find(({ state }) => state === 'verified');
  return { inForce, last: all.find((one) => one !== inForce) };
}
