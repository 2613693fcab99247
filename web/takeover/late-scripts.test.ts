import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeText } from '../router/page-text.ts';
import { scriptsLate } from './late-scripts.ts';

const late = (head: string, body: string) => wholeText(scriptsLate({ head, body, data: '' }));

const script = '<script type="module" async="">import "/assets/entry.js"</script>';

test('scripts and their preloads wait', () => {
  const page = late('<link rel="modulepreload" href="/a.js"/>', `<p>Read me</p>${script}`);
  assert.match(page, /<link rel="later" href="\/a\.js"\/><p>Read me<\/p><script>\(function startLater/);
  assert.match(page, /<script type="later">import "\/assets\/entry.js"<\/script>$/);
  assert.doesNotMatch(page, /modulepreload"|type="module"/);
});

test('tags wait however HTML lets them be written, and other scripts and links stay', () => {
  const page = late(
    '<link href="/a.js" rel=modulepreload><link rel="icon" href="/modulepreload">',
    '<script>1</script><script async type=module>2</script>',
  );
  assert.match(page, /^<link href="\/a\.js" rel=later><link rel="icon" href="\/modulepreload"><script>1</);
  assert.match(page, /<script type="later">2<\/script>$/);
});

test('a page with no such script, or with two, throws an error', () => {
  assert.throws(() => late('', '<p>Read me</p><script>1</script>'), /0 scripts/);
  assert.throws(() => late(script, script), /2 scripts/);
});
