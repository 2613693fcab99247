import type { ClaimState } from './limits.ts';

/** Every move of a claim, with the states from which it is possible and the one that it leads to. */
const moves = {
  ask_host: { from: ['draft', 'returned'], to: 'host' },
  ask_evidence: { from: ['draft', 'returned', 'host'], to: 'evidence' },
  reach_college: { from: ['host', 'evidence', 'returned'], to: 'college' },
  return: { from: ['host', 'college'], to: 'returned' },
  approve: { from: ['college'], to: 'approved' },
  decline: { from: ['college'], to: 'declined' },
  withdraw: { from: ['host', 'evidence', 'college', 'returned'], to: 'withdrawn' },
  release: { from: ['host', 'evidence', 'college', 'returned'], to: 'released' },
  take_back: { from: ['approved'], to: 'taken_back' },
  /** An appeal is upheld. */
  restore: { from: ['declined', 'taken_back'], to: 'approved' },
} as const satisfies Record<string, { from: readonly ClaimState[]; to: ClaimState }>;

export type ClaimMove = keyof typeof moves;
export const claimMoves = Object.keys(moves) as ClaimMove[];

/** The state after a move; null where it is not possible. */
export function stateAfter(state: ClaimState, move: ClaimMove): ClaimState | null {
  const { from, to } = moves[move];
  return from.some((one) => one === state) ? to : null;
}

/** It was sent, and is not decided. */
export function isOpenClaim(state: ClaimState): boolean {
  return stateAfter(state, 'withdraw') !== null;
}

/** Its lines are in no other claim. */
export function isCounted(state: ClaimState): boolean {
  return isOpenClaim(state) || state === 'approved';
}

/** The member chooses lines, and sends it. */
export function isWithStudent(state: ClaimState): boolean {
  return state === 'draft' || state === 'returned';
}
