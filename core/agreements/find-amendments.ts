import type { AmendmentBody } from '#contract/agreements/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { isOldText } from './faults-of-parties.ts';
import type { FoundAgreement } from './find-agreements.ts';
import { findSignatures, findVersion, type Version } from './find-text.ts';
import { answerDeadlineOf, type Negotiation, negotiationOf } from './negotiation.ts';
import * as policy from './policy.ts';
import { changesBetween, mayTrySigning, presentSignatures, signerOf } from './present.ts';

/** The open amendment as one side reads it; null where none is proposed. */
export async function findAmendment(
  db: Db,
  row: FoundAgreement,
  personId: string,
): Promise<{ negotiation: Negotiation; amendment: AmendmentBody | null }> {
  const negotiation = await negotiationOf(db, row);
  if (negotiation.amendment === null) return { negotiation, amendment: null };
  const { amendment: number, version, proposer, last_party: lastParty, inForce } = negotiation;
  const [standing, signed, signatures, deadlines] = await Promise.all([
    findVersion(db, row.id, version),
    findVersion(db, row.id, inForce),
    findSignatures(db, row.id, version),
    findDeadlines(db, negotiation),
  ]);
  const before = await findPrevious(db, row.id, standing?.document?.previous ?? null);
  const one = { stage: negotiation.stage, side: row.side, version, proposer };
  const amendment: AmendmentBody = {
    number,
    version,
    proposer,
    lastParty,
    waits: deadlines,
    stage: negotiation.stage as AmendmentBody['stage'],
    hash: standing?.hash ?? '',
    document: standing?.document ?? null,
    changes: changesBetween(signed?.document, standing?.document),
    sinceBefore:
      before && before.number !== inForce ? changesBetween(before.document, standing?.document) : [],
    signatures: presentSignatures(signatures, row),
    signer: signerOf(standing),
    isOldText: standing?.document != null && isOldText(standing.document),
    can: {
      counter: policy.mayCounter(one),
      sign: mayTrySigning(one, { personId, standing, signatures }),
      decline: policy.mayDecline(one),
      withdraw: policy.mayWithdraw(one),
    },
  };
  return { negotiation, amendment };
}

/** The text that another one names as the one before it. */
export async function findPrevious(
  db: Db,
  agreementId: string,
  hash: string | null,
): Promise<Version | null> {
  if (!hash) return null;
  const row = await db
    .selectFrom('agreement_versions')
    .select('number')
    .where('agreement_id', '=', agreementId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? findVersion(db, agreementId, row.number) : null;
}

async function findDeadlines(db: Db, one: Negotiation): Promise<AmendmentBody['waits']> {
  const { kind, subjectId } = answerDeadlineOf(one);
  const deadline = await db
    .selectFrom('clocks')
    .select(['project_id', 'due_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!deadline) return { whose: 'nobody', dueAt: '' };
  return { whose: deadline.project_id === null ? 'contributor' : 'project', dueAt: isoDate(deadline.due_at) };
}

/** Amendments that are over, the newest first. */
export async function findPastAmendments(db: Db, agreementId: string) {
  const rows = await db
    .selectFrom('agreement_amendments')
    .select(['number', 'stage', 'proposer', 'version', 'begun_at', 'ended_at'])
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is not', null)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ begun_at, ended_at, ...row }) => ({
    ...row,
    begunAt: isoDate(begun_at),
    endedAt: isoDateOrEmpty(ended_at),
  }));
}
