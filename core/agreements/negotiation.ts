import type { AgreementStage, AmendmentStage } from '#contract/agreements/limits.ts';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import { isInForce } from './policy.ts';
import type { AgreementRow } from './row.ts';
import { subjectOfStep } from './step-subject.ts';

/**
 * A negotiation between two sides: an agreement before both have signed, or an amendment of one in force. `stage`,
 * `version`, `last_party` and `answer_by` are those of the open amendment.
 */
export type Negotiation = AgreementRow & {
  /** The number of the open amendment; null where none is. */
  amendment: number | null;
  /** How many amendments there were, and how the last one ended. */
  amendments: number;
  lastEnd: AmendmentStage | null;
  /** The stage of the agreement itself. */
  ownStage: AgreementStage;
  /** Who may take it back. */
  proposer: AgreementRow['last_party'];
  /** The version that both have signed; 0 before. */
  inForce: number;
};

export async function negotiationOf<Row extends AgreementRow>(db: Db, row: Row): Promise<Row & Negotiation> {
  const inForce = isInForce(row) ? row.version : 0;
  const ownStage = row.stage;
  const last = inForce > 0 ? await findLastAmendment(db, row.id) : undefined;
  if (!last) return { ...row, ...none, inForce, ownStage };
  const { number, stage, version, last_party, answer_by, proposer } = last;
  const around = { inForce, ownStage, amendments: number };
  if (!isNegotiatedStage(stage)) return { ...row, ...none, ...around, lastEnd: stage };
  const standing = { stage, version, last_party, answer_by };
  return { ...row, ...standing, ...around, amendment: number, lastEnd: null, proposer };
}

const none = { amendment: null, amendments: 0, lastEnd: null, proposer: 'project' } as const;

/** An open amendment is in a stage that an agreement has before both have signed. */
function isNegotiatedStage(stage: AmendmentStage): stage is AmendmentStage & AgreementStage {
  return stage === 'proposed' || stage === 'countered' || stage === 'signed_by_one';
}

function findLastAmendment(db: Db, agreementId: string) {
  return db
    .selectFrom('agreement_amendments')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The deadline for an answer to the negotiated text. */
export function answerDeadlineOf({ id, amendment }: Pick<Negotiation, 'id' | 'amendment'>): {
  kind: DeadlineKind;
  subjectId: string;
} {
  return amendment === null
    ? { kind: 'agreement_answer', subjectId: id }
    : { kind: 'amendment_answer', subjectId: subjectOfStep(id, amendment) };
}
