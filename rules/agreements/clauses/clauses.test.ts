import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { hashOfValue } from '#core/ledger/seal-entries.ts';
import { sha256Hex } from '#rules/ledger/sha256.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { secondDocument as second, secondDocuments } from '#tests/agreements/second-documents.ts';
import type { Download } from '../../ledger/download.ts';
import { differenceOf } from '../difference.ts';
import { fullText } from '../full-text.ts';

/** A file as it was downloaded while the first clauses were those of every text, with the key that was published then. */
const kept = await readFile(new URL('../../../tests/kept/first-clauses.txt', import.meta.url), 'utf8');
const keyThen = { ef8b5440405b381f: '1d7a15a253b557c9d7bfff7e3a881bc344c8038fdcece49e9879c5f3dcfe04cd' };
const hashesThen = [
  '7445383666fc92f4309df9cd88a724b4f086dee675a2c2f2705e0cfd4ee1ff51',
  '6f9d296d2bcf6388d6d231050a48b68e6b4407e358342268cfe06c08f9d1f5fa',
];

test('a document signed under the first clauses still verifies and reads as it did', async () => {
  const checked = await verifyDownload(kept, keyThen);
  assert.ok(checked.isGood);
  assert.deepEqual(checked.documents, hashesThen);
  const { documents } = JSON.parse(kept) as Download;
  for (const document of documents) {
    assert.equal(fullText(document), document.text);
    assert.ok(hashesThen.includes(hashOfValue(document)));
  }
});

test('a changed sentence is a new format: the hash of all clause texts is pinned', async () => {
  const texts = secondDocuments('en').map(({ text }) => text);
  assert.equal(
    await sha256Hex(new TextEncoder().encode(texts.join('\n\n'))),
    '9400c904d420173ca043dbd8c710c1ccdd48f15efff78c2379badddfebb845ea',
  );
});

test('the text names the project, its side, who signs for whom, and the company of the promise', () => {
  const alone = second().text;
  assert.match(alone, /The project: Cold rooms\. .*https:\/\/saharambh\.example\/projects\/cold-rooms/);
  assert.match(alone, /an unregistered team, for which Meera Joshi answers in person/);
  assert.match(alone, /Meera Joshi signs, in their own name\./);
  assert.match(alone, /a company that is still to be formed/);
  const team = second({ side: { owners: ['Meera Joshi', 'Suresh Rao', 'Anita Das'] } }).text;
  assert.match(team, /for which Meera Joshi, Suresh Rao and Anita Das answer in person/);
  assert.match(team, /Meera Joshi signs, in their own name and for the other owners named here/);
  const organisation = {
    name: 'Jal Mitra Pvt Ltd',
    number: 'U41000MH2020PTC123456',
    register: 'CIN',
  } as const;
  const company = second({ side: { ...organisation, owners: [] }, company: organisation }).text;
  assert.match(company, /Jal Mitra Pvt Ltd, registered under the CIN number U41000MH2020PTC123456/);
  assert.match(company, /An owner of the project signs for Jal Mitra Pvt Ltd/);
  assert.match(company, /whose shares are promised: Jal Mitra Pvt Ltd, registered under the number U41/);
  assert.doesNotMatch(company, /unregistered|still to be formed/);
  const money = second({ equity: null }).text;
  assert.doesNotMatch(money, /company whose|still to be formed|unit/);
});

test('between two clauses the difference names the project, the owners, and that the sentences are others', () => {
  const changes = differenceOf(documentWith({}), second({ side: { name: 'Jal Mitra' } }));
  assert.deepEqual(
    changes.map(({ clause, from, to }) => [clause, from, to]),
    [
      ['clauses', 1, 2],
      ['about.name', null, 'Cold rooms'],
      ['about.address', null, 'https://saharambh.example/projects/cold-rooms'],
      ['project.owners', null, 'Meera Joshi'],
    ],
  );
});
