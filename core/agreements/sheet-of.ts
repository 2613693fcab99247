import type { AgreementDocument } from '#contract/agreements/terms.ts';
import { formatMoment } from '#contract/calendar/show.ts';
import type { PdfSheet } from '../ground/pdf.ts';

type Signed = { party: 'project' | 'contributor'; name: string; signed_at: Date };

const sides = { project: 'For the project', contributor: 'The contributor' };

/** What is printed of a signed version: the text as it was signed, who signed it and when, and its hash. */
export function sheetOf(document: AgreementDocument, hash: string, signatures: readonly Signed[]): PdfSheet {
  const text = document.text.split('\n\n').map((part) => ({
    kind: /^\d+\. /.test(part) ? ('heading' as const) : ('text' as const),
    text: part,
  }));
  const last = signatures.at(-1)?.signed_at ?? new Date(0);
  return {
    title: `Agreement ${document.agreement}, version ${document.version}`,
    at: last,
    blocks: [
      { kind: 'title', text: document.terms.role },
      ...text,
      { kind: 'heading', text: 'Signatures' },
      ...signatures.map(({ party, name, signed_at: at }) => ({
        kind: 'text' as const,
        text: `${sides[party]}: ${name}, ${formatMoment(at, document.zone)}, confirmed by a mailed code`,
      })),
      {
        kind: 'small',
        text: `Agreement ${document.agreement}, version ${document.version}. SHA-256 of what was signed: ${hash}`,
      },
      {
        kind: 'small',
        text: 'A mailed code shows who confirmed; it is not a certified digital signature. The JSON file of this agreement can be verified without us.',
      },
    ],
  };
}
