import * as calls from '#contract/consents/marketing-calls.ts';
import { getMarketing } from '#core/consents/get-marketing.ts';
import { setMarketing } from '#core/consents/set-marketing.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { byMember, perHour } from './http/limits.ts';

export const marketingEndpoints: Endpoint[] = [
  answer(calls.getMarketing, ({ core, actor }) => getMarketing(core, actor)),

  answer(
    calls.putMarketing,
    ({ core, actor, params, device, request }) =>
      setMarketing(core, actor, { given: params.given, language: languageOf(device, request) }),
    [perHour(60, byMember)],
  ),
];
