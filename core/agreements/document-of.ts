import type { AgreementDraft } from '#contract/agreement-draft.ts';
import { esopPromise } from '#contract/agreement-limits.ts';
import { fullText } from '#contract/agreements/full-text.ts';
import type { AgreementDocument, EquityTerms, PoolTerms } from '#contract/agreements/terms.ts';

type Around = {
  agreementId: string;
  /** The number that the text gets, and the hash of the one before. */
  version: number;
  previous: string | null;
  /** The owner who would sign in their own name, and the contributor. */
  ownerName: string;
  contributorName: string;
  pool: PoolTerms | null;
};

/** A draft as the document that both would sign. It need not be complete yet. */
export function documentOf(draft: AgreementDraft, around: Around): AgreementDocument {
  const { project, contributorPlace, terms, equity, milestones, zone } = draft;
  const { agreementId, version, previous, ownerName, contributorName, pool } = around;
  const said = {
    format: 'saharambh-agreement/1',
    agreement: agreementId,
    version,
    previous,
    parties: {
      project: {
        name: project.isRegistered ? project.name : ownerName,
        number: project.isRegistered ? project.number : '',
        place: project.place,
      },
      contributor: { name: contributorName, number: '', place: contributorPlace },
    },
    terms: { ...terms, equity: equity && equityOf(equity, pool) },
    milestones: [...milestones].sort((a, b) => a.number - b.number),
    zone,
    language: 'en',
  } as const;
  return { ...said, milestones: [...said.milestones], text: fullText(said) };
}

/** Before anything is recorded a draft reads as if the company were one unit; it cannot be proposed so. */
const noPool: PoolTerms = { version: 1, companyUnits: 1, poolUnits: 1, asOfDay: '2000-01-01' };

function equityOf(
  { isEmployee: _, ...equity }: NonNullable<AgreementDraft['equity']>,
  pool: PoolTerms | null,
) {
  const { version, companyUnits, poolUnits, asOfDay } = pool ?? noPool;
  return { ...equity, pool: { version, companyUnits, poolUnits, asOfDay } };
}

/** The draft with which a counter begins: what the text that stands says. */
export function draftOf(document: AgreementDocument): AgreementDraft {
  const { project, contributor } = document.parties;
  const { equity, ...terms } = document.terms;
  return {
    project: {
      isRegistered: project.number !== '',
      name: project.number === '' ? '' : project.name,
      number: project.number,
      place: project.place,
    },
    contributorPlace: contributor.place,
    terms,
    equity: equity && withoutPool(equity),
    milestones: document.milestones,
    zone: document.zone,
  };
}

function withoutPool({ pool: _, ...equity }: EquityTerms): NonNullable<AgreementDraft['equity']> {
  return { ...equity, isEmployee: equity.instrument === esopPromise };
}
