/** The states of a request for an introduction. */
export const introductionStates = [
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'released',
] as const;
export type IntroductionState = (typeof introductionStates)[number];

export const introductionSides = ['asker', 'asked'] as const;
export type IntroductionSide = (typeof introductionSides)[number];

/** Who may lead a waiting request to each of its ends; `null`: no member, the server does. */
const ends = {
  accepted: 'asked',
  declined: 'asked',
  withdrawn: 'asker',
  lapsed: null,
  released: null,
} as const satisfies Record<Exclude<IntroductionState, 'asked'>, IntroductionSide | null>;
export type IntroductionEnd = keyof typeof ends;

/** The only policy of states: a request has one end, and one side may lead to it. */
export function mayEnd(
  state: IntroductionState,
  end: IntroductionEnd,
  side: IntroductionSide | null,
): boolean {
  return state === 'asked' && ends[end] === side;
}

/** Why a member declines. */
export const introductionDeclines = ['no_time', 'not_now', 'no_fit', 'unclear', 'other'] as const;
export type IntroductionDecline = (typeof introductionDeclines)[number];
