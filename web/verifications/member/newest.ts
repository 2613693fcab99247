import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';

/** The entries of one kind in a member's list: the mark in force, and the latest other request. */
export function standingOf(verifications: readonly OwnVerification[], kind: VerificationKind) {
  const all = verifications.filter((one) => one.kind === kind);
  const inForce = all.find(({ state }) => state === 'verified');
  return { inForce, last: all.find((one) => one !== inForce) };
}
