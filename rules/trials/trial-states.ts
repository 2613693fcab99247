/** The two members of a pair, as they were in the request from which it began. */
export const trialSides = ['asker', 'asked'] as const;
export type TrialSide = (typeof trialSides)[number];

export const otherTrialSide = (side: TrialSide): TrialSide => (side === 'asker' ? 'asked' : 'asker');

/** From the draft of its agreement to its end. `over`: the agreement never came into force. */
export const trialStates = [
  'draft',
  'proposed',
  'running',
  'answering',
  'extending',
  'gone_on',
  'parted',
  'over',
] as const;
export type TrialState = (typeof trialStates)[number];

export const trialDecisions = ['go_on', 'two_weeks', 'part'] as const;
export type TrialDecision = (typeof trialDecisions)[number];

type BySide<Value> = Readonly<Record<TrialSide, Value>>;

export type PairFacts = {
  /** One side is gone, or a block stands between the two. */
  isOver: boolean;
  isClosed: boolean;
  /** Both sets were handed in. */
  isOpened: boolean;
  handedIn: BySide<boolean>;
};

const areAsked = ({ isOver, isClosed, isOpened }: PairFacts) => !isOver && !isClosed && !isOpened;

export function mayHandIn(facts: PairFacts, side: TrialSide): boolean {
  return areAsked(facts) && !facts.handedIn[side];
}

/** Until the second set is handed in. */
export function mayTakeBack(facts: PairFacts, side: TrialSide): boolean {
  return areAsked(facts) && facts.handedIn[side];
}

export function mayClose({ isOver, isClosed }: PairFacts): boolean {
  return !isOver && !isClosed;
}

export function mayReadOther({ isOver, isClosed, isOpened }: PairFacts): boolean {
  return isOpened && !isClosed && !isOver;
}

export type TrialFacts = {
  state: TrialState;
  isExtended: boolean;
  answers: BySide<TrialDecision | null>;
  /** The time for answers is over. */
  isTimeOver: boolean;
};

/** Whether it is in time says its deadline. */
export function mayDecide({ state, answers }: TrialFacts, side: TrialSide): boolean {
  return state === 'answering' && answers[side] === null;
}

const areBothIn = ({ answers }: TrialFacts) => answers.asker !== null && answers.asked !== null;

/** Answers show when both are in, or the time is over. */
export function mayReadDecisions(facts: TrialFacts): boolean {
  return areBothIn(facts) || (facts.isTimeOver && facts.state === 'parted');
}

/** The outcome of both answers; silence parts. Two more weeks are given once. */
export function outcomeOf({ answers: { asker, asked }, isExtended }: TrialFacts): TrialDecision {
  const both = [asker, asked];
  if (both.includes(null) || both.includes('part')) return 'part';
  if (!both.includes('two_weeks')) return 'go_on';
  return isExtended ? 'part' : 'two_weeks';
}
