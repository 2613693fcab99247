import type { codeForms } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import type { Core } from '#core/ground/core.ts';
import type { PrintedCodes } from '#core/rosters/list-codes.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { spreadsheetOf } from './spreadsheet.ts';
import type { RosterFileTexts } from './texts/by-language.ts';

type Asked = { form: (typeof codeForms)[number]; texts: RosterFileTexts; language: string };

/** The codes of a cohort as a file to print, or for letters of the office. */
export async function codesFile(
  core: Core,
  printed: PrintedCodes,
  { form, texts, language }: Asked,
): Promise<Response> {
  const address = `${core.origin}${rosterPaths.join}`;
  const body =
    form === 'csv'
      ? tableOf(printed, address, texts)
      : await sheetOf(core, printed, { address, texts, language });
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': form === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${texts.file}.${form}`),
    },
  });
}

function tableOf({ codes }: PrintedCodes, address: string, texts: RosterFileTexts): string {
  const lines = codes.map(({ name, number, code }) => [name, number, code, address]);
  return spreadsheetOf([[texts.name, texts.number, texts.code, texts.address], ...lines]);
}

function sheetOf(
  core: Core,
  { organisation, cohort, until, at, codes }: PrintedCodes,
  { address, texts, language }: { address: string; texts: RosterFileTexts; language: string },
) {
  const slips = codes.flatMap(({ name, number, code }) => [
    { kind: 'heading', text: code } as const,
    { kind: 'text', text: texts.slip(name, number) } as const,
  ]);
  return core.makePdf({
    title: texts.title(organisation, cohort),
    language,
    unshown: texts.unshown,
    at,
    blocks: [
      { kind: 'title', text: texts.title(organisation, cohort) },
      { kind: 'text', text: texts.how(address, until) },
      ...slips,
    ],
  });
}
