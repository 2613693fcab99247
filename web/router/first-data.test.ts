import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { withFirstData } from './first-data.ts';

test("the loaders' data arrives unchanged, and cannot end the script that holds it", () => {
  const data = '["</script><!--", "\u2028 & ₹"]\n';
  const page = withFirstData('<html><body><p>Read me</p></body></html>', data);
  const [, script = ''] =
    /^<html><body><p>Read me<\/p><script>(.*)<\/script><\/body><\/html>$/s.exec(page) ?? [];
  assert.doesNotMatch(script, /[<>\u2028]/);
  const heard: string[] = [];
  const streamController = { enqueue: (text: string) => heard.push(text), close: () => heard.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  assert.deepEqual(heard, [data, 'closed']);
});

test('a page with another ending throws an error', () => {
  assert.throws(() => withFirstData('<p>Read me</p>', '[]'), /does not end/);
});
