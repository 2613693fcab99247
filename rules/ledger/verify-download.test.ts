import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDownload } from '#core/ledger/make-download.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import {
  entryOf,
  fileOf,
  good,
  keys,
  ledger,
  ours,
  resigned,
  theirs,
} from '#tests/agreements/agreement-downloads.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { monthsAfter } from '../calendar/months.ts';
import type { Download } from './download.ts';
import type { Entry } from './entry.ts';
import { verifyDownload } from './verify-download.ts';

test('a file that we issue is complete and ours, with the sums that pages show', async () => {
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
    const text = resigned(ours, change);
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
