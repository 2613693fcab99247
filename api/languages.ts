import { putLanguage } from '#contract/languages/calls.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const languageEndpoints: Endpoint[] = [
  answer(putLanguage, ({ core, actor, params }) => chooseLanguage(core, actor, params.language), [
    perHour(60, byMember),
  ]),
];
