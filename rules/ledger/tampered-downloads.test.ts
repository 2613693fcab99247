import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfValue } from '#core/ledger/seal-entries.ts';
import { signHead } from '#core/ledger/sign-head.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import {
  chained,
  changed,
  entryOf,
  fileOf,
  good,
  keys,
  ours,
  rechained,
  resigned,
  theirs,
} from '#tests/agreements/agreement-downloads.ts';
import type { Entry } from './entry.ts';
import { type VerifyFault, verifyDownload } from './verify-download.ts';

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
    text: () => resigned(theirs, (file) => Object.assign(entryOf(file, 'payment_sent').fact, { sent: 1 })),
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

test('a tampered file is recognised in more than twenty ways', async () => {
  assert.ok(Object.keys(tampered).length >= 20);
  for (const [name, { text, fault }] of Object.entries(tampered)) {
    const result = await verifyDownload(text(), keys);
    assert.deepEqual(result.isGood ? 'good' : result.fault, fault, name);
  }
});
