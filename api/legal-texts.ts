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
import { byMember, perHour } from './http/limits.ts';
import { readProof } from './http/proof-cookie.ts';

export const legalTextEndpoints: Endpoint[] = [
  answer(calls.getLegalText, ({ core, params }) => getLegalText(core, params)),

  answer(calls.getTextNews, ({ core, actor }) => getTextNews(core, actor)),

  answer(calls.getPurpose, ({ core, actor, params: { purpose } }) =>
    getPurpose(core, { accountId: actor.id, purpose }),
  ),

  answer(calls.putPurpose, ({ core, actor, params }) => answerPurposeAsMember(core, actor, params), [
    perHour(60, byMember),
  ]),

  // An unguessable link is never refused by a count.
  answer(calls.getGuardianPurpose, ({ core, params: { requestId: id, ...rest } }) =>
    getPurposeAsGuardian(core, { id, ...rest }),
  ),

  answer(calls.putGuardianPurpose, ({ core, settings, params: { requestId: id, ...rest }, request }) =>
    answerPurposeAsGuardian(core, { id, ...rest, browser: readProof(settings, request.headers) ?? '' }),
  ),
];
