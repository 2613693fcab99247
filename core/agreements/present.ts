import type { OwedStepBody } from '#contract/agreements/milestone-shape.ts';
import type {
  AgreementBody,
  AgreementRowBody,
  AmendmentBody,
  DraftBody,
} from '#contract/agreements/shapes.ts';
import type { ClauseLanguage } from '#rules/agreements/clauses/languages.ts';
import { differenceOf } from '#rules/agreements/difference.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { languagesOfDraft } from './draft-language.ts';
import { leftToPropose } from './faults-of-draft.ts';
import { isOldText } from './faults-of-parties.ts';
import type { FoundAgreement } from './find-agreements.ts';
import type { Ledger } from './find-in-force.ts';
import type { Next } from './find-next-document.ts';
import type { SignedVersion } from './find-signed.ts';
import type { Draft, findSignatures, Version } from './find-text.ts';
import { leftAsSuggested } from './left-as-suggested.ts';
import { presentMilestoneState } from './milestones/present-milestone.ts';
import * as policy from './policy.ts';
import { presentContributor } from './present-contributor.ts';

export function presentAgreementRow(row: FoundAgreement): AgreementRowBody {
  return {
    id: row.id,
    project: { slug: row.project_slug, name: row.project_name },
    person: { ...presentContributor(row), avatarId: row.avatar_id ?? '' },
    side: row.side,
    stage: row.stage,
    isSettled: row.is_settled,
    role: row.role,
    isTrial: row.is_trial,
    number: row.number,
    waits:
      row.owes === null
        ? { whose: 'nobody', dueAt: '' }
        : { whose: row.owes, dueAt: isoDateOrEmpty(row.due_at) },
    begunAt: isoDate(row.begun_at),
    activeAt: isoDateOrEmpty(row.active_at),
  };
}

type Parts = {
  personId: string;
  /** The languages in which agreements are offered. */
  offered: readonly ClauseLanguage[];
  standing: Version | null;
  /** The text before it. */
  before: Pick<Version, 'document'> | null;
  signatures: Awaited<ReturnType<typeof findSignatures>>;
  steps: AgreementBody['steps'];
  draft: { draft: Draft; next: Next } | null;
  amendment: AmendmentBody | null;
  amendments: AgreementBody['amendments'];
  signed: readonly SignedVersion[];
  isNotTakenOver: boolean;
  /** Null before both have signed, and once the text is kept no more. */
  ledger: Ledger | null;
  owed: OwedStepBody[];
};

export function presentAgreement(row: FoundAgreement, parts: Parts): AgreementBody {
  const { standing, before, signatures, draft } = parts;
  const stands = { stage: row.stage, side: row.side, version: row.version, proposer: 'project' } as const;
  const isOpen = policy.isOpenProject(row.project_state, row.is_trial);
  const presented = draft && presentDraft(draft, { isOpen, offered: parts.offered });
  return {
    ...presentAgreementRow(row),
    version: row.version,
    hash: standing?.hash ?? '',
    lastParty: row.last_party,
    document: standing?.document ?? null,
    changes: changesBetween(before?.document, standing?.document),
    signatures: presentSignatures(signatures, row),
    signer: signerOf(standing),
    steps: parts.steps,
    draft: presented,
    endDay: parts.ledger?.state.endDay ?? '',
    sums: parts.ledger && sumsOf(parts.ledger.state),
    sequence: parts.ledger?.state.sequence ?? 0,
    milestones: parts.ledger?.state.milestones.map(presentMilestoneState) ?? [],
    owed: parts.owed,
    amendment: parts.amendment,
    amendments: parts.amendments,
    signed: parts.signed.map(({ number, hash, signedAt }) => ({
      version: number,
      hash,
      signedAt: isoDate(signedAt),
    })),
    isNotTakenOver: parts.isNotTakenOver,
    isOldText: standing?.document != null && isOldText(standing.document),
    helpIn: helpIn(parts.offered, standing?.document),
    can: {
      edit: draft !== null,
      propose: presented !== null && presented.faults.length === 0,
      drop: draft !== null,
      counter: policy.mayCounter(stands) && draft === null,
      sign: mayTrySigning(row, parts),
      decline: policy.mayDecline(stands),
      withdraw: policy.mayWithdraw(stands),
      download: policy.isInForce(stands) && standing?.document != null,
      amend: policy.mayAmend(stands) && parts.amendment === null && draft === null,
    },
  };
}

/** Whether signing is offered; the attempt reports other obstacles. */
export function mayTrySigning(
  row: Pick<FoundAgreement, 'stage' | 'side'>,
  { personId, standing, signatures }: Pick<Parts, 'personId' | 'standing' | 'signatures'>,
): boolean {
  if (!policy.isNegotiated(row) || !standing?.document || isOldText(standing.document)) return false;
  if (signatures.some(({ party }) => party === row.side)) return false;
  const isRegistered = standing.document.parties.project.number !== '';
  return row.side === 'contributor' || isRegistered || standing.signerId === personId;
}

/** A name is a part of what was signed, and stays. A child has no id. */
export function presentSignatures(
  signatures: Parts['signatures'],
  { contributor_id: contributorId, is_named: isNamed }: Pick<FoundAgreement, 'contributor_id' | 'is_named'>,
): AgreementBody['signatures'] {
  return signatures.map(({ party, account_id: id, name, signed_at: at }) => {
    const isHidden = id === contributorId && !isNamed;
    return { party, id: isHidden ? '' : (id ?? ''), name, signedAt: isoDate(at) };
  });
}

/** The owner who alone can sign for a project that is not registered; empty for any owner. */
export function signerOf(standing: Version | null): string {
  const project = standing?.document?.parties.project;
  return project && project.number === '' ? project.name : '';
}

/** The clauses of earlier formats are in one language alone. */
function helpIn(offered: readonly ClauseLanguage[], document: AgreementDocument | null | undefined) {
  if (!document || isOldText(document)) return [];
  return offered.filter((code) => code !== document.language);
}

function presentDraft(
  { draft: { version, basedOn, said, suggested }, next }: NonNullable<Parts['draft']>,
  { isOpen, offered }: { isOpen: boolean; offered: Parts['offered'] },
): DraftBody {
  return {
    version,
    basedOn,
    said,
    faults: leftToPropose(said, next, isOpen),
    text: next.document.text,
    suggested: leftAsSuggested(said, suggested),
    changes: changesBetween(next.before?.document, next.document),
    languages: languagesOfDraft(offered, said, next),
  };
}

export function changesBetween(
  from: AgreementDocument | null | undefined,
  to: AgreementDocument | null | undefined,
): AgreementBody['changes'] {
  if (!from || !to) return [];
  return differenceOf(from, to).map(({ line: _, ...change }) => change);
}
