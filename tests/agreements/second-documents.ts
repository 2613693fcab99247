import { fullText } from '#rules/agreements/full-text.ts';
import type { AgreementDocument, EquityTerms, Unwritten } from '#rules/agreements/terms.ts';
import { documentWith } from './agreement-documents.ts';

export type Second = Extract<AgreementDocument, { format: 'saharambh-agreement/2' }>;
type Over = {
  side?: Partial<Second['parties']['project']>;
  equity?: Partial<EquityTerms> | null;
} & Partial<Second>;

/** A document under the second clauses. */
export function secondDocument({ side, equity, ...over }: Over = {}): Second {
  const { text: _, ...said } = documentWith({ ...(equity !== undefined && { equity }) });
  const team = { register: '', owners: ['Meera Joshi'], name: 'Meera Joshi' } as const;
  const unwritten: Unwritten<'saharambh-agreement/2'> = {
    ...said,
    format: 'saharambh-agreement/2',
    about: { name: 'Cold rooms', address: 'https://saharambh.example/projects/cold-rooms' },
    parties: {
      project: { ...said.parties.project, ...team, ...side, owners: [...(side?.owners ?? team.owners)] },
      contributor: said.parties.contributor,
    },
    company: null,
    ...over,
  };
  return { ...unwritten, text: fullText(unwritten) };
}

/** Four documents that together have all kinds of sentences, in one language. */
export function secondDocuments(language: Second['language']): Second[] {
  return [
    secondDocument({ language }),
    secondDocument({ language, equity: null }),
    secondDocument({ language, equity: { vesting: { kind: 'at_once' }, leaver: 'return' } }),
    secondDocument({
      language,
      side: { owners: ['Meera Joshi', 'Suresh Rao'] },
      previous: '0'.repeat(64),
      version: 2,
    }),
  ];
}
