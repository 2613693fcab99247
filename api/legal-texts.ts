import * as calls from '#contract/legal-texts/calls.ts';
import {
  answerPurposeAsGuardian,
  getPurposeAsGuardian,
} from '#core/legal-texts/answer-purpose-as-guardian.ts';
import { answerPurposeAsMember } from '#core/legal-texts/answer-purpose-as-member.ts';
import { getLegalText } from '#core/legal-texts/get-legal-text.ts';
import { getPurpose } from '#core/legal-texts/get-purpose.ts';
import { getTextNews } from '#core/legal-texts/get-text-news.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { byMember, perHour } from './http/limits.ts';
import { readProof } from './http/proof-cookie.ts';

export const legalTextEndpoints: Endpoint[] = [
  answer(calls.getLegalText, ({ core, params, device, request }) =>
    getLegalText(core, { ...params, language: languageOf(device, request, params.language) }),
  ),

  answer(calls.getTextNews, ({ core, actor, device, request }) =>
    getTextNews(core, actor, languageOf(device, request)),
  ),

  answer(calls.getPurpose, ({ core, actor, params: { purpose }, device, request }) =>
    getPurpose(core, { accountId: actor.id, purpose, language: languageOf(device, request) }),
  ),

  answer(
    calls.putPurpose,
    ({ core, actor, params, device, request }) =>
      answerPurposeAsMember(core, actor, { ...params, language: languageOf(device, request) }),
    [perHour(60, byMember)],
  ),

  // An unguessable link is never refused by a count.
  answer(calls.getGuardianPurpose, ({ core, params: { requestId: id, ...rest }, device, request }) =>
    getPurposeAsGuardian(core, { id, ...rest, language: languageOf(device, request) }),
  ),

  answer(
    calls.putGuardianPurpose,
    ({ core, settings, params: { requestId: id, ...rest }, device, request }) => {
      const browser = readProof(settings, request.headers) ?? '';
      const language = languageOf(device, request);
      return answerPurposeAsGuardian(core, { id, ...rest, browser, language });
    },
  ),
];
