import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { readWhole } from '#core/files/read-whole.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readForm } from './form.ts';

const room = { fileBytes: 100_000, bodyBytes: 200_000 };
const whole = `--cut\r\nContent-Disposition: form-data; name="fileId"\r\n\r\nunique()\r\n--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--cut--\r\n`;

/** A body whose length is announced, and one that comes as a stream of unknown length. */
function requestsOf(body: string): Request[] {
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  const sent = (more: Record<string, string>) =>
    new Request('http://localhost/', { method: 'POST', body, headers: { ...headers, ...more } });
  return [sent({ 'content-length': String(Buffer.byteLength(body)) }), sent({})];
}

const read = (request: Request) =>
  readForm(request, room, async (bytes, name, before) => [name, before, String(await buffer(bytes))]);

test('a form is the same whether its length is announced or not', async () => {
  for (const request of requestsOf(whole)) {
    const { fields, file } = await read(request);
    assert.deepEqual(fields, { fileId: 'unique()' });
    assert.deepEqual(file, ['a.pdf', { fileId: 'unique()' }, '%PDF-1.7']);
  }
});

test('a form that ends too early is refused, and its file with it', async () => {
  for (const body of [whole.slice(0, -20), whole.slice(0, 60)])
    for (const request of requestsOf(body))
      await assert.rejects(read(request), { name: 'Refusal', code: 'general_argument_invalid' }, body);
});

test('a form that is longer than its room is refused', async () => {
  const long = whole.replace('%PDF-1.7', 'x'.repeat(210_000));
  for (const request of requestsOf(long))
    await assert.rejects(read(request), { name: 'Refusal', code: 'general_body_too_large' });
});

test('a file that is refused as soon as it begins refuses the form', async () => {
  for (const request of requestsOf(whole)) {
    const refused = readForm(request, room, () => {
      throw new Refusal('evidence_empty');
    });
    await assert.rejects(refused, { name: 'Refusal', code: 'evidence_empty' });
  }
});

test('a file of one byte more than is kept in memory comes whole, one of just as many at once', async () => {
  for (const bytes of [65_536, 65_537])
    for (const request of requestsOf(whole.replace('%PDF-1.7', 'x'.repeat(bytes)))) {
      const { file } = await readForm(request, room, async (stream) => {
        const all = await readWhole(stream);
        return [all?.length ?? null, (all ?? (await buffer(stream))).length];
      });
      assert.deepEqual(file, [bytes === 65_536 ? bytes : null, bytes]);
    }
});
