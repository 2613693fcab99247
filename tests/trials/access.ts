import * as calls from '#contract/trials/calls.ts';
import { accessOf } from '#tests/access/access-of.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { answersOf } from './pairs.ts';
import { trialThings as things } from './things.ts';

const answers = answersOf('Pune');
const said = Object.fromEntries(Object.entries(answers).map(([question, text]) => [question, () => text]));

/** The thing that each call of this module names. */
export const trialAccess = accessOf(
  calls,
  {
    getTrial: things.pair,
    putTrialAnswers: things.pair,
    deleteTrialAnswers: things.handedIn,
    putTrialQuestionsEnd: things.pair,
    postTrial: things.withProject,
    putTrialDecision: things.answering,
  },
  {
    putTrialAnswers: said,
    postTrial: {
      firstDay: () => dayFromNow(3),
      days: () => 21,
      parts: () => 1,
      hours: () => 10,
      value: () => 100_000,
      currency: () => 'INR',
      key: () => 'trial-of-two',
    },
    putTrialDecision: { decision: () => 'go_on' },
  },
);
