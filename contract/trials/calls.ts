import { z } from 'zod';
import { currencies } from '#rules/amounts/money.ts';
import { amount } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { longText } from '#rules/text/params.ts';
import { yesOrNo } from '#rules/trials/questions.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import { trialDecisions } from '#rules/trials/trial-states.ts';
import { trialTerms } from '../agreements/trial-limits.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { trialPair } from './shapes.ts';

const ofMember = { foreign: 'trial_unknown', gone: 'trial_unknown' } as const;
const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const asItStands = { status: 200, body: trialPair, about: 'As it stands now' } as const;
const words = longText(1, limits.answer);

function whole(least: number, most: number) {
  const message = broken('range', least, most);
  return z.int(message).min(least, message).max(most, message);
}

export const getTrial = call({
  method: 'GET',
  path: '/account/trials/:requestId',
  summary: 'The eight questions and the trial after an accepted request to begin together',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: { status: 200, body: trialPair, about: 'As the caller’s side reads it' },
  refusals: [],
});

export const putTrialAnswers = call({
  method: 'PUT',
  path: '/account/trials/:requestId/answers',
  summary: 'Hand in the own answers to the eight questions; both read both sets once the second is handed in',
  access: 'adult',
  ...ofMember,
  params: {
    requestId: id,
    hours: words,
    months: words,
    savings: z.enum(yesOrNo, choice(yesOrNo)),
    decides: words,
    equal: words,
    place: words,
    leaving: words,
    stopping: words,
  },
  answer: asItStands,
  refusals: ['trial_questions_over', 'trial_not_available'],
});

export const deleteTrialAnswers = call({
  method: 'DELETE',
  path: '/account/trials/:requestId/answers',
  summary: 'Take the own answers back, until the second set is handed in',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['trial_questions_over'],
});

export const putTrialQuestionsEnd = call({
  method: 'PUT',
  path: '/account/trials/:requestId/questions-end',
  summary: 'Close the eight questions: neither reads the answers of the other any more',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: [],
});

const { days, milestones } = trialTerms;

export const postTrial = call({
  method: 'POST',
  path: '/account/trials/:requestId/agreements',
  summary:
    'Begin the draft of the agreement of a trial, in a project that the caller owns, also a draft of one',
  access: 'adult',
  begins: true,
  ...ofMember,
  params: {
    requestId: id,
    projectSlug: id,
    firstDay: day,
    days: whole(days.min, days.max),
    parts: whole(1, milestones),
    hours: whole(1, 48),
    value: amount,
    currency: z.enum(currencies, choice(currencies)),
    key: id,
  },
  answer: { status: 201, body: trialPair, about: 'As it stands now, with the agreement' },
  refusals: [
    'trial_not_available',
    'trial_open',
    'trials_full',
    'trials_full_other',
    'trial_first_day',
    'trial_owns_already',
    'project_unknown',
    'agreement_project_closed',
  ],
});

export const putTrialDecision = call({
  method: 'PUT',
  path: '/account/trials/:requestId/decision',
  summary:
    'Say after the last day of a trial how it goes on; both answers show when both are in or the time is over',
  access: 'adult',
  ...ofMember,
  params: { requestId: id, decision: z.enum(trialDecisions, choice(trialDecisions)) },
  answer: asItStands,
  refusals: ['trial_decision_over', 'trial_no_more_weeks', 'trial_not_available'],
});
