import * as calls from '#contract/trials/calls.ts';
import { beginTrial } from '#core/trials/begin-trial.ts';
import { closeQuestions } from '#core/trials/close-questions.ts';
import { decideTrial } from '#core/trials/decide-trial.ts';
import { getTrial } from '#core/trials/get-trial.ts';
import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import { takeAnswersBack } from '#core/trials/take-answers-back.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { trialWords } from './texts/en/trial-words.ts';

const changes = [perHour(120, byMember)];

export const trialEndpoints: Endpoint[] = [
  answer(calls.getTrial, ({ core, actor, params }) => getTrial(core, actor, params.requestId)),
  answer(
    calls.putTrialAnswers,
    ({ core, actor, params: { requestId: trialId, ...answers } }) =>
      handInAnswers(core, actor, { trialId, ...answers }),
    changes,
  ),
  answer(
    calls.deleteTrialAnswers,
    ({ core, actor, params }) => takeAnswersBack(core, actor, params.requestId),
    changes,
  ),
  answer(
    calls.putTrialQuestionsEnd,
    ({ core, actor, params }) => closeQuestions(core, actor, params.requestId),
    changes,
  ),
  answer(
    calls.postTrial,
    ({ core, actor, params: { requestId: trialId, ...asked } }) =>
      beginTrial(core, actor, { trialId, ...asked, words: trialWords }),
    changes,
  ),
  answer(
    calls.putTrialDecision,
    ({ core, actor, params: { requestId: trialId, decision } }) =>
      decideTrial(core, actor, { trialId, decision }),
    changes,
  ),
];
