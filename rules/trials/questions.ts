/** The eight questions, in their order. Each is answered in words, but for one that is answered with yes or no. */
export const trialQuestions = [
  'hours',
  'months',
  'savings',
  'decides',
  'equal',
  'place',
  'leaving',
  'stopping',
] as const;
export type TrialQuestion = (typeof trialQuestions)[number];

export const yesOrNo = ['yes', 'no'] as const;
export const isYesOrNo = (question: TrialQuestion): question is 'savings' => question === 'savings';

/** The answers of one member. */
export type TrialAnswers = Record<Exclude<TrialQuestion, 'savings'>, string> & {
  savings: (typeof yesOrNo)[number];
};
