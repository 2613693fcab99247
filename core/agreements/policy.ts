import type { AgreementParty, AgreementStage } from '#contract/agreements/limits.ts';
import type { ProjectState } from '#contract/projects/limits.ts';

/** An agreement as one of its sides stands to it. */
export type Stands = { stage: AgreementStage; side: AgreementParty; version: number };
/** The same with who has begun what is negotiated. */
type Begun = Stands & { proposer: AgreementParty };

const negotiated: readonly AgreementStage[] = ['proposed', 'countered', 'signed_by_one'];

/** A text is proposed and awaits an answer or a signature. */
export function isNegotiated({ stage }: Pick<Stands, 'stage'>): boolean {
  return negotiated.includes(stage);
}

export function isInForce({ stage }: Pick<Stands, 'stage'>): boolean {
  return ['active', 'ending', 'ended', 'completed'].includes(stage);
}

/** It never came into force, and cannot any more. */
export function isOver({ stage }: Pick<Stands, 'stage'>): boolean {
  return ['declined', 'withdrawn', 'expired'].includes(stage);
}

/** The contributor learns of an agreement when it is proposed. */
export function maySee({ stage, side }: Pick<Stands, 'stage' | 'side'>): boolean {
  return stage !== 'draft' || side === 'project';
}

export function mayCounter(one: Stands): boolean {
  return isNegotiated(one);
}

export function mayDecline(one: Stands): boolean {
  return isNegotiated(one);
}

/** The side that began it may take it back. */
export function mayWithdraw(one: Begun): boolean {
  return isNegotiated(one) && one.side === one.proposer;
}

/** While an agreement is active, another text can be proposed, until an end begins. */
export function mayAmend({ stage }: Pick<Stands, 'stage'>): boolean {
  return stage === 'active';
}

/**
 * The side that owes the next step: the one that did not make the last proposal; after the first signature, the one that
 * has not signed.
 */
export function owingParty(
  { stage, lastParty }: { stage: AgreementStage; lastParty: AgreementParty },
  signed: readonly AgreementParty[],
): AgreementParty | null {
  if (!isNegotiated({ stage })) return null;
  const other = otherParty(lastParty);
  return signed.includes(other) ? lastParty : other;
}

export function otherParty(party: AgreementParty): AgreementParty {
  return party === 'project' ? 'contributor' : 'project';
}

/** A project in which something new may begin: a published one, and for a trial also a draft. */
export function isOpenProject(state: ProjectState, isTrial: boolean): boolean {
  return state === 'published' || (isTrial && state === 'draft');
}
