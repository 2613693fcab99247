import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { clauseLanguageOf } from '#rules/agreements/clauses/languages.ts';
import { fullText } from '#rules/agreements/full-text.ts';
import { esopPromise } from '#rules/agreements/instruments.ts';
import {
  type AgreementDocument,
  currentFormat,
  type EquityTerms,
  type PoolTerms,
  type Unwritten,
} from '#rules/agreements/terms.ts';
import { registerOf } from './faults-of-parties.ts';
import type { ProjectSide } from './find-project-side.ts';

type Around = {
  agreementId: string;
  /** The number that the text gets, and the hash of the one before. */
  version: number;
  previous: string | null;
  /** The owner who would sign in their own name, and the contributor. */
  ownerName: string;
  contributorName: string;
  side: ProjectSide;
  /** The text that both have signed already; null before. */
  signed: AgreementDocument | null;
  pool: PoolTerms | null;
};

/** A draft as the document that both would sign. It need not be complete yet. */
export function documentOf(draft: AgreementDraft, around: Around): AgreementDocument {
  const { project, contributorPlace, terms, equity, milestones, zone, language } = draft;
  const { agreementId, version, previous, ownerName, contributorName, side, signed, pool } = around;
  const register = registerOf(project, { side, signed }) ?? '';
  const organisation = { name: project.name, number: project.number, register };
  const said = {
    format: currentFormat,
    agreement: agreementId,
    version,
    previous,
    about: side.about,
    parties: {
      project: project.isRegistered
        ? { ...organisation, place: project.place, owners: [] }
        : { name: ownerName, number: '', register: '', place: project.place, owners: side.owners },
      contributor: { name: contributorName, number: '', place: contributorPlace },
    },
    company: equity && project.isRegistered ? organisation : null,
    terms: { ...terms, equity: equity && equityOf(equity, pool) },
    milestones: [...milestones].sort((a, b) => a.number - b.number),
    zone,
    language,
  } satisfies Unwritten;
  return { ...said, text: fullText(said) };
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

/** The draft with which a counter begins. It says the same as the current text. */
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
    language: clauseLanguageOf(document.language),
  };
}

function withoutPool({ pool: _, ...equity }: EquityTerms): NonNullable<AgreementDraft['equity']> {
  return { ...equity, isEmployee: equity.instrument === esopPromise };
}
