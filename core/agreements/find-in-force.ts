import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import { apply } from '#rules/agreements/apply.ts';
import { type Agreement, agreementOf } from '#rules/agreements/state.ts';
import { type AgreementDocument, agreementDocument } from '#rules/agreements/terms.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import { findEntries } from './find-ledger.ts';
import type { AgreementRow } from './row.ts';

/** The signed texts and the entries since then. */
export type Ledger = {
  /** Every version that came into force, in that order, by its hash. */
  documents: Map<string, AgreementDocument>;
  entries: Entry[];
  state: Agreement;
  /** Hash of the last entry; of an empty ledger the first document's. */
  lastHash: string;
};

/** The ledger of an agreement in force; null once its texts are kept no more. */
export async function findLedger(db: Db, { id }: Pick<AgreementRow, 'id'>): Promise<Ledger | null> {
  const entries = await findEntries(db, id);
  // Where nothing holds the agreement, an amendment may come between the two: its text is there before its entry.
  return ledgerOf(entries, await findVersions(db, id));
}

/** The same of all its entries in order, and the texts that they name or, where there are none, what both have signed. */
export function ledgerOf(
  entries: Entry[],
  versions: readonly { hash: string; document: string | null }[],
): Ledger | null {
  const first = entries[0]?.before;
  const amended = entries.flatMap(({ fact }) => (fact.kind === 'amended' ? [fact.document] : []));
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
    documents,
    entries,
    state: stateOf(document, documents, entries),
    lastHash: entries.at(-1)?.hash ?? hashes[0],
  };
}

/** The texts that its entries name, or what both have signed while there are none: asked for without knowing the entries. */
const findVersions = prepared((db, id: string) =>
  db
    .selectFrom('agreement_versions')
    .select(['hash', 'document'])
    .where('agreement_id', '=', id)
    .where(
      sql<boolean>`(
        hash in (
          select before from agreement_entries where agreement_id = ${id} and sequence = 1
          union all
          select fact ->> 'document' from agreement_entries
          where agreement_id = ${id} and fact ->> 'kind' = 'amended'
        )
        or number = (select version from agreements where id = ${id})
          and not exists (select from agreement_entries where agreement_id = ${id})
      )`,
    ),
);

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
