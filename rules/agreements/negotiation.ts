import type { Side } from './facts.ts';

/** The stages of an agreement, or of an amendment to one in force, from its draft to both signatures. */
export type NegotiationStage =
  | 'draft'
  | 'proposed'
  | 'countered'
  | 'signed_by_one'
  | 'in_force'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'void';

export type Party = Extract<Side, 'project' | 'contributor'>;
export type Signature = { party: Party; account: string; hash: string };

export type Negotiation = {
  stage: NegotiationStage;
  /** The number of the proposed text; a signature or a counter names it. */
  version: number;
  /** Hash of the text that stands. */
  hash: string;
  /** Who drafted it, and may withdraw it. */
  proposer: Party;
  /** Whose text stands. */
  lastParty: Party;
  signatures: readonly Signature[];
};

export type NegotiationMove =
  | { kind: 'propose'; party: Party; version: number; hash: string }
  | { kind: 'counter'; party: Party; version: number; hash: string }
  | { kind: 'sign'; party: Party; account: string; version: number; hash: string }
  | { kind: 'decline' | 'withdraw'; party: Party }
  /** By the deadline; void where a milestone that the amendment would change has started meanwhile. */
  | { kind: 'expire' | 'void' };

export type NegotiationFault =
  | 'negotiation_over'
  | 'not_your_draft'
  | 'not_proposed'
  | 'conflict'
  | 'already_signed'
  | 'same_person'
  | 'nothing_changed';

export function draftOf(proposer: Party, hash: string): Negotiation {
  return { stage: 'draft', version: 0, hash, proposer, lastParty: proposer, signatures: [] };
}

const isOpen = ({ stage }: Negotiation) =>
  ['draft', 'proposed', 'countered', 'signed_by_one'].includes(stage);

/** The negotiation after a move, or why the move cannot be made. */
export function negotiate(
  negotiation: Negotiation,
  move: NegotiationMove,
): Negotiation | { fault: NegotiationFault } {
  if (!isOpen(negotiation)) return { fault: 'negotiation_over' };
  switch (move.kind) {
    case 'propose':
      return propose(negotiation, move);
    case 'counter':
      return counter(negotiation, move);
    case 'sign':
      return sign(negotiation, move);
    case 'decline':
      return negotiation.stage === 'draft'
        ? { fault: 'not_proposed' }
        : { ...negotiation, stage: 'declined' };
    case 'withdraw':
      return move.party === negotiation.proposer
        ? { ...negotiation, stage: 'withdrawn' }
        : { fault: 'not_your_draft' };
    case 'expire':
      return negotiation.stage === 'draft' ? { fault: 'not_proposed' } : { ...negotiation, stage: 'expired' };
    case 'void':
      return { ...negotiation, stage: 'void', signatures: [] };
  }
}

function propose(negotiation: Negotiation, move: { party: Party; version: number; hash: string }) {
  if (negotiation.stage !== 'draft') return { fault: 'conflict' } as const;
  if (move.party !== negotiation.proposer) return { fault: 'not_your_draft' } as const;
  return { ...negotiation, stage: 'proposed', version: 1, hash: move.hash } as const;
}

/** Another text, based on the version that stands. After one signature it voids that signature. */
function counter(negotiation: Negotiation, move: { party: Party; version: number; hash: string }) {
  if (negotiation.stage === 'draft') return { fault: 'not_proposed' } as const;
  if (move.version !== negotiation.version) return { fault: 'conflict' } as const;
  if (move.hash === negotiation.hash) return { fault: 'nothing_changed' } as const;
  return {
    ...negotiation,
    stage: 'countered',
    version: negotiation.version + 1,
    hash: move.hash,
    lastParty: move.party,
    signatures: [],
  } as const;
}

/** A signature is bound to version and hash; both sides must sign, and no account signs for both. */
function sign(negotiation: Negotiation, move: Signature & { version: number }) {
  if (negotiation.stage === 'draft') return { fault: 'not_proposed' } as const;
  if (move.version !== negotiation.version || move.hash !== negotiation.hash)
    return { fault: 'conflict' } as const;
  if (negotiation.signatures.some(({ party }) => party === move.party))
    return { fault: 'already_signed' } as const;
  if (negotiation.signatures.some(({ account }) => account === move.account))
    return { fault: 'same_person' } as const;
  const { party, account, hash } = move;
  const signatures = [...negotiation.signatures, { party, account, hash }];
  return {
    ...negotiation,
    signatures,
    stage: signatures.length === 2 ? 'in_force' : 'signed_by_one',
  } as const;
}
