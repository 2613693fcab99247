import * as calls from '#contract/applications/export-calls.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { type ExportedApplications, exportApplications } from '#core/applications/export-applications.ts';
import { listExports } from '#core/applications/list-exports.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { spreadsheetOf } from './spreadsheet.ts';
import { type Downloads, downloadsIn } from './texts/by-language.ts';

export const applicationExportEndpoints: Endpoint[] = [
  answer(
    calls.postApplicationExport,
    async ({ core, actor, params }) => {
      const exported = await exportApplications(core, actor, params.opportunityId);
      const { applications } = await downloadsIn(ownLanguage(core, actor));
      return new Response(tableOf(exported, applications), {
        headers: {
          ...harmless,
          'cache-control': 'private, no-store',
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition('attachment', `applications-${exported.slug}.csv`),
        },
      });
    },
    [perHour(20, byMember)],
  ),

  answer(calls.listApplicationExports, ({ core, actor, params }) =>
    listExports(core, actor, params.opportunityId),
  ),
];

type Say = Downloads['applications'];

const columnsOf = (say: Say) => [
  ...[say.name, say.headline, say.role, say.place, say.organisation, say.verified, say.stage],
  ...[say.sentAt, say.dueAt, say.hours, say.startsOn, say.note],
  ...Array.from({ length: opportunityLimits.questions }, (_, at) => [
    say.question(at + 1),
    say.answer(at + 1),
  ]).flat(),
];

function tableOf({ applications }: ExportedApplications, say: Say): string {
  const columns = columnsOf(say);
  const lines = applications.map((one) => [
    ...[
      one.person.name || say.unnamed,
      one.person.headline,
      one.person.role,
      one.person.place,
      one.person.organisation,
    ],
    ...[one.person.verified.join(', '), one.stage, one.sentAt, one.waits.dueAt],
    ...[one.hours, one.startsOn, one.note],
    ...one.answers.flatMap(({ question, answer: said }) => [question, said]),
  ]);
  const wide = lines.map((line) => [
    ...line,
    ...Array.from({ length: columns.length - line.length }, () => ''),
  ]);
  return spreadsheetOf([columns, ...wide]);
}
