import type { Day } from '../calendar/day.ts';
import type { Side } from './facts.ts';
import { RuleFault } from './rule-fault.ts';
import type { AgreementDocument, EquityTerms, MilestoneTerms } from './terms.ts';

export type Stage =
  | 'planned'
  | 'started'
  | 'submitted'
  | 'changes_asked'
  | 'accepted'
  | 'rejected'
  | 'dropped'
  | 'cancelled';

/** `ruled`: a first ruling that can still be appealed. */
export type DisputeStage = 'none' | 'open' | 'ruled' | 'appealed' | 'appeal_ruled' | 'final';

/** An amount that one side states as sent. `confirmed` is what the other side confirmed of it, or null while it is awaited. */
export type Payment = {
  sequence: number;
  owed: 'pay' | 'fallback';
  direction: 'out' | 'back';
  amount: number;
  confirmed: number | null;
  /** The entry that confirmed it. */
  confirmedBy: number | null;
  confirmedAt: string | null;
  /** Confirmed by silence. */
  isSilent: boolean;
};

export type Milestone = {
  number: number;
  terms: MilestoneTerms;
  /** When an amendment moved its due date after it had started; the time until then counts from that. */
  dueMovedAt: string | null;
  stage: Stage;
  /** Locked when it started: the version's equity part. */
  equity: EquityTerms | null;
  share: number;
  changesAsked: number;
  /** The value proposed at an early end. */
  proposed: number | null;
  awarded: number | null;
  units: number;
  pay: number;
  /** Units of the pool that this milestone holds. */
  reserved: number;
  vested: number;
  vestedThrough: number;
  /** Vested units that were converted, given up or turned into cash. */
  gone: number;
  /** Cash due for vested units that never became shares. */
  fallback: number;
  payments: readonly Payment[];
  /** Closed by the contributor with something open. */
  isClosed: boolean;
  /** The project closed the repayment while part of it was open. */
  isBackClosed: boolean;
  dispute: DisputeStage;
  /** The side that opened each dispute about it: a withdrawn one can be opened once more. */
  disputedBy: readonly Side[];
  /** A settlement that awaits the other side's answer. */
  settlement: { sequence: number; by: Side; awarded: number } | null;
  /** The entry that proposed what both sides have agreed. */
  agreed: number | null;
  /** The first settlement of the money while a dispute was open: after a withdrawal the time for a dispute runs from it. */
  settledAt: string | null;
  /** The entry of the last ruling. */
  ruledBy: number | null;
  /** After the first settlement, rejection or drop: until when a dispute may be opened. */
  disputableUntil: string | null;
  /** Unvested units that a leaver's milestone gave back. */
  returned: number;
  isLeaverSettled: boolean;
};

export type Status = 'active' | 'ending' | 'ended' | 'completed';
/** The stages of a bad leaver's cause: none, claimed, contested, then upheld or refused. */
export type CauseStage = 'none' | 'claimed' | 'contested' | 'upheld' | 'refused';

export type Agreement = {
  status: Status;
  isSettled: boolean;
  document: AgreementDocument;
  milestones: readonly Milestone[];
  endDay: Day | null;
  cause: CauseStage;
  causeClaimedAt: string | null;
  conversions: readonly { sequence: number; at: string; units: number; isConfirmed: boolean }[];
  sequence: number;
  at: string;
};

/** A fresh agreement, signed by both at `at`, with nothing in its ledger. */
export function agreementOf(document: AgreementDocument, at: string): Agreement {
  return {
    status: 'active',
    isSettled: false,
    document,
    milestones: document.milestones.map(plannedMilestone),
    endDay: null,
    cause: 'none',
    causeClaimedAt: null,
    conversions: [],
    sequence: 0,
    at,
  };
}

export function plannedMilestone(terms: MilestoneTerms): Milestone {
  return {
    number: terms.number,
    terms,
    dueMovedAt: null,
    stage: 'planned',
    equity: null,
    share: 0,
    changesAsked: 0,
    proposed: null,
    awarded: null,
    units: 0,
    pay: 0,
    reserved: 0,
    vested: 0,
    vestedThrough: 0,
    gone: 0,
    fallback: 0,
    payments: [],
    isClosed: false,
    isBackClosed: false,
    dispute: 'none',
    disputedBy: [],
    settlement: null,
    agreed: null,
    settledAt: null,
    ruledBy: null,
    disputableUntil: null,
    returned: 0,
    isLeaverSettled: false,
  };
}

/** The state of one milestone. @throws RuleFault where the agreement has none of that number. */
export function milestoneOf(agreement: Agreement, number: number): Milestone {
  const milestone = agreement.milestones.find((one) => one.number === number);
  if (!milestone) throw new RuleFault('milestone_unknown', { milestone: number });
  return milestone;
}

export function withMilestone(agreement: Agreement, milestone: Milestone): Agreement {
  const milestones = agreement.milestones.map((other) =>
    other.number === milestone.number ? milestone : other,
  );
  return { ...agreement, milestones };
}
