import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDownload } from '#core/ledger/make-download.ts';
import { hashOfValue, sealEntries } from '#core/ledger/seal-entries.ts';
import { newSigningKey, signHead, signingKeyOf } from '#core/ledger/sign-head.ts';
import { documentWith } from '#tests/agreement-documents.ts';
import { Ledger } from '#tests/agreement-ledgers.ts';
import { monthsAfter } from '../calendar/months.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Download } from './download.ts';
import type { Entry } from './entry.ts';
import { type VerifyFault, verifyDownload } from './verify-download.ts';

const ours = signingKeyOf(newSigningKey());
const theirs = signingKeyOf(newSigningKey());
const keys = { [ours.id]: ours.publicKey };

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

const ledger = sample();
const good = makeDownload(ledger.versions, ledger.entries(), ours);
const fileOf = (text: string): Download => JSON.parse(text);
const textOf = (file: unknown) => `${canonicalJson(file)}\n`;

/** Changes the parsed file and writes it as we would. */
function changed(change: (file: Download) => void): string {
  const file = fileOf(good);
  change(file);
  return textOf(file);
}

/** What somebody can do who knows everything but our key: change an entry and compute the whole chain anew. */
function rechained(change: (file: Download) => void): string {
  return changed((file) => {
    change(file);
    file.entries = chained(file);
  });
}

function chained(file: Download): Entry[] {
  const steps = file.entries.map(({ sequence, at, side, fact }) => ({ sequence, at, side, fact }));
  return sealEntries(steps, hashOfValue(file.documents[0]), ({ sequence }) => {
    const { person = null, hashes = [] } = file.entries[sequence - 1] ?? {};
    return { person, hashes };
  });
}

const entryOf = (file: Download, kind: string) => {
  const entry = file.entries.find(({ fact }) => fact.kind === kind);
  assert.ok(entry, kind);
  return entry as Entry & { fact: Record<string, unknown> };
};

test('what we issue is complete and ours, with the sums that pages show', async () => {
  const verified = await verifyDownload(good, keys);
  assert.ok(verified.isGood);
  assert.equal(verified.head.sequence, ledger.steps.length);
  assert.equal(verified.sums.awarded, 1_700_000);
  assert.equal(verified.sums.confirmed, 600_000);
  assert.equal(verified.sums.due, 350_000);
  assert.equal(verified.sums.units, 400 + 350);
  const empty = makeDownload(ledger.versions.slice(0, 1), [], ours);
  assert.ok((await verifyDownload(empty, keys)).isGood);
});

test('an old key still verifies what it signed', async () => {
  assert.ok((await verifyDownload(good, { [theirs.id]: theirs.publicKey, ...keys })).isGood);
});

const tampered: Record<string, { text: () => string; fault: VerifyFault }> = {
  'not JSON': { text: () => good.slice(0, -10), fault: 'file_unreadable' },
  'an empty file': { text: () => '', fault: 'file_unreadable' },
  'another format': {
    text: () => changed((file) => Object.assign(file, { format: 'x' })),
    fault: 'file_unreadable',
  },
  'a field more': {
    text: () => changed((file) => Object.assign(file, { note: 'x' })),
    fault: 'file_unreadable',
  },
  'spaces added': { text: () => JSON.stringify(fileOf(good), null, 2), fault: 'file_not_as_issued' },
  'a name given twice': {
    text: () => good.replace('"format":', '"agreement":"other","format":'),
    fault: 'file_not_as_issued',
  },
  'a number written otherwise': {
    text: () => good.replace('"pay":600000,', '"pay":6e5,'),
    fault: 'file_not_as_issued',
  },
  'a fraction': { text: () => good.replace('"pay":600000,', '"pay":600000.5,'), fault: 'file_unreadable' },
  'a payment made larger': {
    text: () => changed((file) => Object.assign(entryOf(file, 'payment_sent').fact, { sent: 1 })),
    fault: 'entry_changed',
  },
  'a time moved': {
    text: () =>
      changed((file) => Object.assign(entryOf(file, 'accepted'), { at: '2026-02-01T06:30:00.001Z' })),
    fault: 'entry_changed',
  },
  'a side exchanged': {
    text: () => changed((file) => Object.assign(entryOf(file, 'accepted'), { side: 'contributor' })),
    fault: 'entry_changed',
  },
  'a person exchanged': {
    text: () => changed((file) => Object.assign(entryOf(file, 'started'), { person: 'c'.repeat(32) })),
    fault: 'entry_changed',
  },
  'a text’s hash removed': {
    text: () => changed((file) => Object.assign(file.entries[2] ?? {}, { hashes: [] })),
    fault: 'entry_changed',
  },
  'a hash replaced': {
    text: () => changed((file) => Object.assign(file.entries[3] ?? {}, { hash: '0'.repeat(64) })),
    fault: 'entry_changed',
  },
  'an entry taken out': { text: () => changed((file) => file.entries.splice(2, 1)), fault: 'entry_missing' },
  'the first entry taken out': {
    text: () => changed((file) => file.entries.shift()),
    fault: 'entry_missing',
  },
  'two entries exchanged': {
    text: () => changed((file) => file.entries.splice(1, 2, ...file.entries.slice(1, 3).reverse())),
    fault: 'entry_missing',
  },
  'an entry twice': {
    text: () => changed((file) => file.entries.splice(2, 0, file.entries[1] as Entry)),
    fault: 'entry_missing',
  },
  'a link broken': {
    text: () =>
      changed((file) => {
        const entry = file.entries[4] as Entry;
        const { hash: _, ...fields } = { ...entry, before: '1'.repeat(64) };
        file.entries[4] = { ...fields, hash: hashOfValue(fields) };
      }),
    fault: 'chain_broken',
  },
  'the last entry taken off': { text: () => changed((file) => file.entries.pop()), fault: 'signature_wrong' },
  'all entries taken off': {
    text: () => changed((file) => file.entries.splice(0)),
    fault: 'signature_wrong',
  },
  'the text changed after signing': {
    text: () => changed((file) => Object.assign(file.documents[0] ?? {}, { text: 'Another text.' })),
    fault: 'chain_broken',
  },
  'the price changed after signing': {
    text: () => changed((file) => Object.assign(file.documents[0]?.terms.equity ?? {}, { unitPrice: 500 })),
    fault: 'chain_broken',
  },
  'a later version changed': {
    text: () => changed((file) => Object.assign(file.documents[1] ?? {}, { text: 'Another text.' })),
    fault: 'document_unknown',
  },
  'a later version left out': {
    text: () => changed((file) => file.documents.pop()),
    fault: 'document_unknown',
  },
  'a version added': {
    text: () => changed((file) => file.documents.push(documentWith({ version: 3 }))),
    fault: 'document_unknown',
  },
  'another agreement’s document': {
    text: () => changed((file) => Object.assign(file.documents[0] ?? {}, { agreement: 'agreement-2' })),
    fault: 'document_invalid',
  },
  'a decomposed name': {
    text: () =>
      changed((file) => Object.assign(file.documents[0]?.parties.project ?? {}, { name: 'Jose\u0301' })),
    fault: 'file_not_as_issued',
  },
  'a decomposed text': {
    text: () => changed((file) => Object.assign(file.documents[0] ?? {}, { text: 'Jose\u0301' })),
    fault: 'document_invalid',
  },
  'a sum made larger': {
    text: () => changed((file) => Object.assign(file.sums, { vested: (file.sums.vested ?? 0) + 1 })),
    fault: 'sums_wrong',
  },
  'a sum left out': {
    text: () => changed((file) => Reflect.deleteProperty(file.sums, 'due')),
    fault: 'sums_wrong',
  },
  'the chain computed anew': {
    text: () => rechained((file) => Object.assign(entryOf(file, 'payment_sent').fact, { sent: 1 })),
    fault: 'signature_wrong',
  },
  'the chain computed anew over another document': {
    text: () => rechained((file) => Object.assign(file.documents[0] ?? {}, { text: 'Another text.' })),
    fault: 'signature_wrong',
  },
  'the chain computed anew and signed with another key': {
    text: () =>
      changed((file) => {
        Object.assign(entryOf(file, 'payment_sent').fact, { sent: 1 });
        file.entries = chained(file);
        const last = file.entries.at(-1) as Entry;
        file.signature = signHead(
          { agreement: file.agreement, sequence: last.sequence, hash: last.hash },
          theirs,
        );
      }),
    fault: 'key_unknown',
  },
  'signed with another key under our key’s name': {
    text: () =>
      changed((file) => {
        const last = file.entries.at(-1) as Entry;
        const head = { agreement: file.agreement, sequence: last.sequence, hash: last.hash };
        file.signature = { key: ours.id, value: signHead(head, theirs).value };
      }),
    fault: 'signature_wrong',
  },
  'the signature of another head': {
    text: () =>
      changed((file) => {
        const entry = file.entries[4] as Entry;
        file.signature = signHead(
          { agreement: file.agreement, sequence: entry.sequence, hash: entry.hash },
          ours,
        );
      }),
    fault: 'signature_wrong',
  },
  'another agreement’s name': {
    text: () =>
      changed((file) => {
        file.agreement = 'agreement-2';
        for (const document of file.documents) document.agreement = 'agreement-2';
        file.entries = chained(file);
      }),
    fault: 'signature_wrong',
  },
};

test('tampered files are told apart from good ones, in more than twenty ways', async () => {
  assert.ok(Object.keys(tampered).length >= 20);
  for (const [name, { text, fault }] of Object.entries(tampered)) {
    const result = await verifyDownload(text(), keys);
    assert.deepEqual(result.isGood ? 'good' : result.fault, fault, name);
  }
});

test('figures that do not follow are found even under our own signature', async () => {
  const wrong: ((file: Download) => void)[] = [
    (file) => Object.assign(entryOf(file, 'started').fact, { units: 401 }),
    (file) => Object.assign(entryOf(file, 'accepted').fact, { pay: 600_001 }),
    (file) => Object.assign(entryOf(file, 'vested').fact, { units: 1 }),
    (file) => Object.assign(entryOf(file, 'vested').fact, { day: '2026-04-16' }),
    (file) => Object.assign(entryOf(file, 'ruled').fact, { awarded: 1_000_001 }),
    (file) => Object.assign(entryOf(file, 'payment_confirmed').fact, { amount: 600_001 }),
    (file) => Object.assign(entryOf(file, 'accepted'), { side: 'contributor' }),
  ];
  for (const change of wrong) {
    const text = changed((file) => {
      change(file);
      file.entries = chained(file);
      const last = file.entries.at(-1) as Entry;
      file.signature = signHead(
        { agreement: file.agreement, sequence: last.sequence, hash: last.hash },
        ours,
      );
    });
    const result = await verifyDownload(text, keys);
    assert.equal(result.isGood ? 'good' : result.fault, 'figures_wrong', change.toString());
  }
});

test('a receipt is compared: the same, another, or one that this file does not reach', async () => {
  const { entries } = fileOf(good);
  const entry = entries[5] as Entry;
  const compare = async (sequence: number, hash: string) => {
    const result = await verifyDownload(good, keys, { sequence, hash });
    return result.isGood ? 'good' : result.fault;
  };
  assert.equal(await compare(entry.sequence, entry.hash), 'good');
  assert.equal(await compare(0, entries[0]?.before ?? ''), 'good');
  assert.equal(await compare(entry.sequence, '0'.repeat(64)), 'receipt_differs');
  assert.equal(await compare(entries.length + 1, entry.hash), 'receipt_beyond');
});

test('500 entries are verified in less than 100 ms', async () => {
  const document = documentWith({
    milestones: Array.from({ length: 30 }, () => ({})),
    equity: { vesting: { kind: 'monthly', months: 48, cliff: 0, startDay: '2026-01-15' } },
  });
  const long = new Ledger(document);
  for (const { number } of document.milestones) long.accept('2026-02-01', number, 40);
  for (const { number } of document.milestones) long.pay('2026-02-02', number, 600_000);
  for (let month = 1; long.steps.length < 500; month++) long.pass(monthsAfter('2026-02-16', month));
  const text = makeDownload(long.versions, long.entries().slice(0, 500), ours);
  // The processor's time: how long it takes while others use the machine says nothing about it.
  const times: number[] = [];
  for (let run = 0; run < 9; run++) {
    const began = process.cpuUsage();
    assert.ok((await verifyDownload(text, keys)).isGood);
    const { user, system } = process.cpuUsage(began);
    times.push(Math.round((user + system) / 1000));
  }
  assert.ok((times.toSorted((a, b) => a - b)[4] ?? 1_000) < 100, `${times.join(', ')} ms`);
});

test('a key is Ed25519 and named by its hash', () => {
  assert.match(ours.id, /^[0-9a-f]{16}$/);
  assert.equal(ours.publicKey.length, 64);
  assert.notEqual(ours.id, theirs.id);
});
