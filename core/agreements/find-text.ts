import { type AgreementDraft, agreementDraft } from '#contract/agreements/draft.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Db } from '#db/connect.ts';
import { type AgreementDocument, agreementDocument } from '#rules/agreements/terms.ts';
import type { SuggestedTerms } from './left-as-suggested.ts';

export type Version = {
  number: number;
  party: AgreementParty;
  hash: string;
  signerId: string | null;
  proposedAt: Date;
  /** Null once its time to be kept is over. */
  document: AgreementDocument | null;
};

export type Draft = {
  version: number;
  basedOn: number;
  said: AgreementDraft;
  /** The suggested terms with which it began; null if they are not known. */
  suggested: SuggestedTerms | null;
};

/** A text that was proposed, as it is hashed. */
export async function findVersion(db: Db, agreementId: string, number: number): Promise<Version | null> {
  const row = await db
    .selectFrom('agreement_versions')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  return {
    number: row.number,
    party: row.party,
    hash: row.hash,
    signerId: row.signer_id,
    proposedAt: row.proposed_at,
    document: row.document === null ? null : agreementDocument.parse(JSON.parse(row.document)),
  };
}

export async function findDraft(db: Db, agreementId: string, party: AgreementParty): Promise<Draft | null> {
  const row = await db
    .selectFrom('agreement_drafts')
    .select(['version', 'based_on', 'said', 'suggested'])
    .where('agreement_id', '=', agreementId)
    .where('party', '=', party)
    .executeTakeFirst();
  if (!row) return null;
  const { version, based_on: basedOn, suggested } = row;
  return { version, basedOn, said: agreementDraft.parse(row.said), suggested };
}

/** Who has signed the text that stands. */
export function findSignatures(db: Db, agreementId: string, version: number) {
  return db
    .selectFrom('agreement_signatures')
    .select(['party', 'name', 'account_id', 'hash', 'signed_at'])
    .where('agreement_id', '=', agreementId)
    .where('version', '=', version)
    .where('voided_at', 'is', null)
    .orderBy('signed_at')
    .execute();
}
