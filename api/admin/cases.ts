import * as calls from '#contract/cases/calls.ts';
import { answerCaseAppeal } from '#core/cases/answer-case-appeal.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { listCases } from '#core/cases/list-cases.ts';
import { nextCase } from '#core/cases/next-case.ts';
import { openCase } from '#core/cases/open-case.ts';
import { openPicture } from '#core/cases/open-picture.ts';
import { recuse } from '#core/cases/recuse.ts';
import { sendEvidence } from '../evidence-file.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminCaseEndpoints: Endpoint[] = [
  answer(calls.getCases, ({ core, actor, params: { list, cursor } }) =>
    listCases(core, actor, { list, after: cursor }),
  ),

  answer(calls.getNextCase, ({ core, actor }) => nextCase(core, actor)),

  answer(calls.putCaseRecusal, ({ core, actor, params }) => recuse(core, actor, params.caseId)),

  answer(calls.getCase, ({ core, actor, params }) => openCase(core, actor, params.caseId)),

  answer(calls.putCaseDecision, ({ core, actor, params }) => decideCase(core, actor, params)),

  answer(calls.putCaseAnswer, ({ core, actor, params: { caseId, ...answered } }) =>
    answerCaseAppeal(core, actor, { caseId, ...answered }),
  ),

  answer(calls.viewCasePicture, async ({ core, actor, params, request }) =>
    sendEvidence(await openPicture(core, actor, params.fileId), request),
  ),
];
