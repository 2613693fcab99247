import { boundBy } from '#rules/agreements/bound-by.ts';
import { sentencesIn } from '#rules/agreements/clauses/second/sentences.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { PdfSheet } from '../ground/pdf.ts';

type Signed = { party: 'project' | 'contributor'; name: string; signed_at: Date };

/** Under the first clauses, which are in English alone. */
const firstSides = { project: 'For the project', contributor: 'The contributor' };

/** Who signed and for whom; signatures under the first clauses are printed as they always were. */
function signatureOf(document: AgreementDocument, { party, name, signed_at: at }: Signed): string {
  const { sheet: words } = sentencesIn(document.language);
  // A sheet that was printed before has to keep its bytes.
  const when = words.moment(at, document.zone);
  const bound = boundBy(document, party);
  if (document.format === 'saharambh-agreement/1')
    return `${firstSides[party]}: ${name}, ${when}, confirmed by a mailed code`;
  if (bound.kind === 'organisation') return words.forOrganisation({ name, organisation: bound.name, when });
  if (bound.kind === 'team') return words.forTeam({ name, when });
  return party === 'project' ? words.forProject({ name, when }) : words.contributor({ name, when });
}

/** The printed sheet of a signed version, in its own language: its text, who signed it and when, and its hash. */
export function sheetOf(document: AgreementDocument, hash: string, signatures: readonly Signed[]): PdfSheet {
  const { sheet: words } = sentencesIn(document.language);
  const text = document.text.split('\n\n').map((part) => ({
    kind: /^\d+\. /.test(part) ? ('heading' as const) : ('text' as const),
    text: part,
  }));
  const last = signatures.at(-1)?.signed_at ?? new Date(0);
  return {
    title: words.title(document),
    language: document.language,
    unshown: words.unshown,
    at: last,
    blocks: [
      { kind: 'title', text: document.terms.role },
      ...('about' in document ? [{ kind: 'text' as const, text: document.about.name }] : []),
      ...text,
      { kind: 'heading', text: words.signatures },
      ...signatures.map((one) => ({ kind: 'text' as const, text: signatureOf(document, one) })),
      { kind: 'small', text: words.hash({ ...document, hash }) },
      { kind: 'small', text: words.proof },
    ],
  };
}
