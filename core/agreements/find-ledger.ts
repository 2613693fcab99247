import { apply } from '#contract/agreements/apply.ts';
import { type Agreement, agreementOf } from '#contract/agreements/state.ts';
import type { AgreementDocument } from '#contract/agreements/terms.ts';
import { type Entry, entry } from '#contract/ledger/entry.ts';
import type { Db } from '#db/connect.ts';
import { hashOfValue } from '../ledger/seal-entries.ts';

/** All entries of an agreement's ledger, in order. */
export async function findEntries(db: Db, agreementId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('agreement_entries')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ agreement_id: _, at, ...row }) => entry.parse({ ...row, at: at.toISOString() }));
}

/** What the entries come to, beginning with the first document that both have signed. */
export function stateOf(documents: readonly AgreementDocument[], entries: readonly Entry[]): Agreement {
  const [first] = documents;
  if (!first) throw new RangeError('A ledger begins with a signed document.');
  const byHash = new Map(documents.map((document) => [hashOfValue(document), document]));
  return entries.reduce(
    (state, { sequence, at, side, fact }) =>
      apply(state, { sequence, at, side, fact }, (hash) => byHash.get(hash)),
    agreementOf(first, ''),
  );
}
