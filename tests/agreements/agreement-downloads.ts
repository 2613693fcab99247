import { makeDownload } from '#core/ledger/make-download.ts';
import { hashOfValue, sealEntries } from '#core/ledger/seal-entries.ts';
import { newSigningKey, type SigningKey, signHead, signingKeyOf } from '#core/ledger/sign-head.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Download } from '#rules/ledger/download.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import { documentWith } from './agreement-documents.ts';
import { Ledger } from './agreement-ledgers.ts';

export const ours = signingKeyOf(newSigningKey());
export const theirs = signingKeyOf(newSigningKey());
export const keys = { [ours.id]: ours.publicKey };

/** Chosen, submitted, accepted, paid short and then in full, one disputed and ruled, amended, vested. */
function sample(): Ledger {
  const first = documentWith({});
  const second = documentWith({ version: 2, milestones: [{}, {}, {}, { value: 77_000 }] });
  const ledger = new Ledger(first, { later: [second] });
  ledger.accept('2026-02-01', 1, 40);
  ledger.do('2026-02-02', 'product', { kind: 'amend', version: 2, document: hashOfValue(second) });
  ledger.pay('2026-02-10', 1, 600_000, 590_000);
  ledger.pay('2026-02-12', 1, 10_000);
  ledger.pass('2026-05-20');
  ledger.accept('2026-05-21', 2, 50);
  ledger.do('2026-05-22', 'project', { kind: 'open_dispute', milestone: 2 });
  ledger.do('2026-05-25', 'administrator', { kind: 'rule', milestone: 2, awarded: 700_000, isFinal: true });
  return ledger;
}

export const ledger = sample();
export const good = makeDownload(ledger.versions, ledger.entries(), ours);
export const fileOf = (text: string): Download => JSON.parse(text);
export const textOf = (file: unknown) => `${canonicalJson(file)}\n`;

/** Changes the parsed file and writes it as we would. */
export function changed(change: (file: Download) => void): string {
  const file = fileOf(good);
  change(file);
  return textOf(file);
}

/** The strongest forgery without our key: an entry is changed and all hashes of the chain are computed again. */
export function rechained(change: (file: Download) => void): string {
  return changed((file) => {
    change(file);
    file.entries = chained(file);
  });
}

export function chained(file: Download): Entry[] {
  const steps = file.entries.map(({ sequence, at, side, fact }) => ({ sequence, at, side, fact }));
  return sealEntries(steps, hashOfValue(file.documents[0]), ({ sequence }) => {
    const { person = null, hashes = [] } = file.entries[sequence - 1] ?? {};
    return { person, hashes };
  });
}

export const entryOf = (file: Download, kind: string) => {
  const entry = file.entries.find(({ fact }) => fact.kind === kind);
  if (!entry) throw new Error(`There is no entry of kind ${kind}.`);
  return entry as Entry & { fact: Record<string, unknown> };
};

/** Changes the file, computes its chain again and signs the last hash. */
export function resigned(key: SigningKey, change: (file: Download) => void): string {
  return changed((file) => {
    change(file);
    file.entries = chained(file);
    const last = file.entries.at(-1) as Entry;
    file.signature = signHead({ agreement: file.agreement, sequence: last.sequence, hash: last.hash }, key);
  });
}
