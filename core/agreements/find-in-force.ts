import { apply } from '#contract/agreements/apply.ts';
import { type Agreement, agreementOf } from '#contract/agreements/state.ts';
import { type AgreementDocument, agreementDocument } from '#contract/agreements/terms.ts';
import type { Entry } from '#contract/ledger/entry.ts';
import type { Db } from '#db/connect.ts';
import { findEntries } from './find-ledger.ts';
import type { AgreementRow } from './row.ts';

/** What both have signed and what has happened since. */
export type Ledger = {
  /** Every version that came into force, in that order, by its hash. */
  documents: Map<string, AgreementDocument>;
  entries: Entry[];
  state: Agreement;
  /** Hash of the last entry; of an empty ledger the first document's. */
  lastHash: string;
};

/** The ledger of an agreement in force; null once its texts are kept no more. */
export async function findLedger(db: Db, one: Pick<AgreementRow, 'id' | 'version'>): Promise<Ledger | null> {
  const entries = await findEntries(db, one.id);
  const first = entries[0]?.before;
  const amended = entries.flatMap(({ fact }) => (fact.kind === 'amended' ? [fact.document] : []));
  const versions = await db
    .selectFrom('agreement_versions')
    .select(['number', 'hash', 'document'])
    .where('agreement_id', '=', one.id)
    .where((row) => (first ? row('hash', 'in', [first, ...amended]) : row('number', '=', one.version)))
    .execute();
  const hashes = first ? [first, ...amended] : versions.map(({ hash }) => hash);
  const documents = new Map<string, AgreementDocument>();
  for (const hash of hashes) {
    const text = versions.find((version) => version.hash === hash)?.document;
    if (!text) return null;
    documents.set(hash, agreementDocument.parse(JSON.parse(text)));
  }
  const [document] = documents.values();
  if (!document || hashes[0] === undefined) return null;
  return {
    ...{ documents, entries, state: stateOf(document, documents, entries) },
    lastHash: entries.at(-1)?.hash ?? hashes[0],
  };
}

function stateOf(
  first: AgreementDocument,
  documents: ReadonlyMap<string, AgreementDocument>,
  entries: readonly Entry[],
): Agreement {
  return entries.reduce(
    (state, { sequence, at, side, fact }) =>
      apply(state, { sequence, at, side, fact }, (hash) => documents.get(hash)),
    agreementOf(first, ''),
  );
}
