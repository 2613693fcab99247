import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { pageText, wholeText } from './page-text.ts';

const drawn = '<html><head></head><body><p>Read me</p></body></html>';

test("the loaders' data arrives unchanged, and cannot end the script that holds it", () => {
  const data = '["</script><!--", "\u2028 & ₹"]\n';
  const page = wholeText(pageText(drawn, data));
  const [, script = ''] =
    /^<html><head><\/head><body><p>Read me<\/p><script>(.*)<\/script><\/body><\/html>$/s.exec(page) ?? [];
  assert.doesNotMatch(script, /[<>\u2028]/);
  const heard: string[] = [];
  const streamController = { enqueue: (text: string) => heard.push(text), close: () => heard.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  assert.deepEqual(heard, [data, 'closed']);
});

test('a page without data is as it was drawn', () => {
  assert.equal(wholeText(pageText(drawn, null)), drawn);
});

test('a page without a head, or with another ending, throws an error', () => {
  assert.throws(() => pageText('<html><body></body></html>', '[]'), /has no/);
  assert.throws(() => pageText('<html><head></head><p>Read me</p>', '[]'), /does not end/);
});
