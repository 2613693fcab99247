import { apply } from '#rules/agreements/apply.ts';
import { agreementOf } from '#rules/agreements/state.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Download } from '#rules/ledger/download.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import { hashOfValue } from './seal-entries.ts';
import { type SigningKey, signHead } from './sign-head.ts';

/**
 * A whole agreement as JSON, in the form in which it is verified. `documents`: every version that both signed, in the
 * order in which they came into force.
 * @throws RuleFault where the kept entries do not fit: then nothing is issued.
 */
export function makeDownload(
  documents: readonly AgreementDocument[],
  entries: readonly Entry[],
  key: SigningKey,
): string {
  const [first] = documents;
  if (!first) throw new RangeError('A ledger begins with a signed document.');
  const byHash = new Map(documents.map((document) => [hashOfValue(document), document]));
  const agreement = entries.reduce(
    (agreement, { sequence, at, side, fact }) =>
      apply(agreement, { sequence, at, side, fact }, (hash) => byHash.get(hash)),
    agreementOf(first, ''),
  );
  const last = entries.at(-1);
  const head = {
    agreement: first.agreement,
    sequence: last?.sequence ?? 0,
    hash: last?.hash ?? hashOfValue(first),
  };
  const file: Download = {
    format: 'saharambh-ledger/1',
    agreement: first.agreement,
    documents: [...documents],
    entries: [...entries],
    sums: { ...sumsOf(agreement) },
    signature: signHead(head, key),
  };
  return `${canonicalJson(file)}\n`;
}
