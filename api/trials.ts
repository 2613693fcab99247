import * as calls from '#contract/trials/calls.ts';
import { draftLanguageOf } from '#core/agreements/clause-languages-of.ts';
import { beginTrial } from '#core/trials/begin-trial.ts';
import { closeQuestions } from '#core/trials/close-questions.ts';
import { decideTrial } from '#core/trials/decide-trial.ts';
import { getTrial } from '#core/trials/get-trial.ts';
import { handInAnswers } from '#core/trials/hand-in-answers.ts';
import { takeAnswersBack } from '#core/trials/take-answers-back.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { trialWordsIn } from './texts/by-language.ts';

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
    async ({ core, actor, params: { requestId: trialId, ...asked } }) => {
      const language = draftLanguageOf(core, actor);
      return beginTrial(core, actor, { trialId, ...asked, language, words: await trialWordsIn(language) });
    },
    changes,
  ),
  answer(
    calls.putTrialDecision,
    ({ core, actor, params: { requestId: trialId, decision } }) =>
      decideTrial(core, actor, { trialId, decision }),
    changes,
  ),
];
