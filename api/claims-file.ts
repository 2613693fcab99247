import type { TermClaims } from '#core/credit/college/list-term-claims.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { spreadsheetOf } from './spreadsheet.ts';
import type { ClaimsFileTexts } from './texts/by-language.ts';

/** The approved claims of a term, for the office of an institution. */
export function claimsFile(
  { organisation, claims }: TermClaims,
  term: string,
  texts: ClaimsFileTexts,
): Response {
  const lines = claims.map((one) => [
    one.number,
    one.certificate,
    one.student.name,
    one.student.number,
    one.cohort,
    one.student.semester,
    one.project,
    one.minutes / 60,
    one.credits,
    texts.termName(term),
    one.decidedAt.slice(0, 10),
    texts.route(one.isOnEvidence),
  ]);
  const text = spreadsheetOf([[...texts.titles], ...lines.map((line) => [...line, texts.bank])]);
  return new Response(text, {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${texts.file(organisation, term)}.csv`),
    },
  });
}
