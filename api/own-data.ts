import { getExport } from '#contract/own-data/calls.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { collectOwnData } from '#core/own-data/collect.ts';
import { sendExport } from './export-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const ownDataEndpoints: Endpoint[] = [
  answer(
    getExport,
    async ({ core, actor }) =>
      sendExport(collectOwnData(core, actor), 'saharambh-my-data.zip', ownLanguage(core, actor)),
    [perHour(10, byMember)],
  ),
];
