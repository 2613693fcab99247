import type { OpportunitySaid } from '#contract/opportunities/shapes.ts';
import type { OpportunityKind } from '#rules/lists/kinds.ts';

/** Where a sample has got to. `held` has a text that is looked at, `returned` came back with a reason. */
export type DemoState =
  | 'live'
  | 'draft'
  | 'review'
  | 'held'
  | 'returned'
  | 'paused'
  | 'filled'
  | 'closed'
  | 'expired'
  | 'removed';

export type DemoOpportunity = {
  kind: OpportunityKind;
  title: string;
  wouldDo: string;
  lookFor: string;
  /** In its language, where that is not English. */
  wouldLearn?: string;
  question?: string;
  skills: string[];
  /** A week, and for how many; 0 for an open end. */
  hours: number;
  weeks: number;
  gives: Partial<Pick<OpportunitySaid, 'pay' | 'equity' | 'credit'>>;
  /** Remote where there is none. */
  place: string;
  state: DemoState;
};

/** By the name of their project. `m6000` is 6,000 a month, `p` for a milestone, `e` equity, `c40` forty hours of credit. */
export type Row = [
  kind: OpportunityKind,
  title: string,
  wouldDo: string,
  lookFor: string,
  skills: string,
  time: [hours: number, weeks: number],
  gives: string,
  place: string,
  state?: DemoState,
];
