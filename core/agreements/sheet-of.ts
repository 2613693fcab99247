import { boundBy } from '#rules/agreements/bound-by.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { formatMoment } from '#rules/calendar/show.ts';
import type { PdfSheet } from '../ground/pdf.ts';

type Signed = { party: 'project' | 'contributor'; name: string; signed_at: Date };

const sides = { project: 'For the project', contributor: 'The contributor' };

/** Who signed and for whom; signatures under the first clauses are printed as they always were. */
function signatureOf(document: AgreementDocument, { party, name, signed_at: at }: Signed): string {
  // A sheet that was printed before has to keep its bytes.
  const when = formatMoment(at, document.zone, 'en-IN', 'h12');
  const bound = boundBy(document, party);
  if (document.format === 'saharambh-agreement/1')
    return `${sides[party]}: ${name}, ${when}, confirmed by a mailed code`;
  if (bound.kind === 'organisation')
    return `For the project: ${name}, for ${bound.name}, ${when}, confirmed by a mailed code`;
  if (bound.kind === 'team')
    return `For the project: ${name}, in their own name and for the other owners that section 1 names, ${when}, confirmed by a mailed code`;
  return `${sides[party]}: ${name}, in their own name, ${when}, confirmed by a mailed code`;
}

/** The printed sheet of a signed version: its text, who signed it and when, and its hash. */
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
      ...('about' in document ? [{ kind: 'text' as const, text: document.about.name }] : []),
      ...text,
      { kind: 'heading', text: 'Signatures' },
      ...signatures.map((one) => ({ kind: 'text' as const, text: signatureOf(document, one) })),
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
