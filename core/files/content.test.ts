import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { doc, docx, pdf, zip } from '#tests/files/sample-files.ts';
import { beginsLike, inspecting, isContentOf } from './content.ts';

async function inspect(bytes: Buffer, pieces: number[]) {
  const { stream, inspection } = inspecting();
  const parts: Buffer[] = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = pieces[turn % pieces.length] ?? 1;
    parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  const passed = await buffer(Readable.from(parts, { objectMode: false }).pipe(stream));
  assert.ok(passed.equals(bytes));
  return inspection();
}

test('the size of the chunks does not change the result', async () => {
  const bytes = randomBytes(300_000);
  for (const pieces of [[300_000], [1, 65_535, 3], [70_000], [65_536], [1000, 100_000]]) {
    const { size, md5, head, tail } = await inspect(bytes, pieces);
    assert.equal(size, bytes.length);
    assert.equal(md5, createHash('md5').update(bytes).digest('hex'));
    assert.ok(head.equals(bytes.subarray(0, 65_536)));
    assert.ok(tail.equals(bytes.subarray(-65_536)));
  }
  const little = await inspect(Buffer.from('abc'), [1]);
  assert.deepEqual([little.head.toString(), little.tail.toString()], ['abc', 'abc']);
});

test('a Word document is recognised by its entries, wherever they are', async () => {
  const early = await inspect(docx(), [100]);
  const late = await inspect(
    zip({ 'media.bin': randomBytes(200_000), 'word/document.xml': Buffer.from('x') }),
    [999],
  );
  const none = await inspect(zip({ 'xl/workbook.xml': randomBytes(200_000) }), [999]);
  assert.deepEqual(
    [early, late, none].map((found) => isContentOf('docx', found)),
    [true, true, false],
  );
  assert.deepEqual(
    [early, late, none].map((found) => isContentOf('zip', found)),
    [true, true, true],
  );
});

test('binary content does not match the markup check by chance', () => {
  for (let round = 0; round < 3000; round++)
    assert.equal(beginsLike('pdf', pdf(1500).subarray(0, 1100)), true);
  assert.equal(beginsLike('doc', doc()), true);
});
