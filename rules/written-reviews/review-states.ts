import type { Side } from '../mentoring/session-states.ts';

/** The states of a written review, from the request on. */
export const reviewStates = [
  'asked',
  'accepted',
  'answered',
  'closed',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'released',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/** In these states one of the reviews that a mentor takes at one time is not free. */
export const openStates = ['asked', 'accepted'] as const satisfies readonly ReviewState[];
/** In these states the two sides still have something to do. */
export const goingStates = ['asked', 'accepted', 'answered'] as const satisfies readonly ReviewState[];
/** After these ends the mentee reads other mentors. */
export const fruitlessStates = ['declined', 'lapsed', 'released'] as const satisfies readonly ReviewState[];

export type ReviewFacts = {
  state: ReviewState;
  hasAskedBack: boolean;
  hasAnsweredBack: boolean;
};

/** The mentor says yes or no. */
export function mayDecide({ state }: ReviewFacts, side: Side): boolean {
  return state === 'asked' && side === 'mentor';
}

export function mayWithdraw({ state }: ReviewFacts, side: Side): boolean {
  return state === 'asked' && side === 'mentee';
}

/** Either side, between the yes and the answer. */
export function mayCancel({ state }: ReviewFacts): boolean {
  return state === 'accepted';
}

export function mayAnswer({ state }: ReviewFacts, side: Side): boolean {
  return state === 'accepted' && side === 'mentor';
}

/** Once, as long as its deadline runs. */
export function mayAskBack({ state, hasAskedBack }: ReviewFacts, side: Side): boolean {
  return state === 'answered' && side === 'mentee' && !hasAskedBack;
}

/** As long as its deadline runs. */
export function mayAnswerBack({ state, hasAskedBack, hasAnsweredBack }: ReviewFacts, side: Side): boolean {
  return state === 'answered' && side === 'mentor' && hasAskedBack && !hasAnsweredBack;
}
