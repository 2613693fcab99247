import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptsLate } from './late-scripts.ts';

const script = '<script type="module" async="">import "/assets/entry.js"</script>';

test('scripts and their preloads wait', () => {
  const late = scriptsLate(`<link rel="modulepreload" href="/a.js"/><p>Read me</p>${script}`);
  assert.match(late, /<link rel="later" href="\/a\.js"\/><p>Read me<\/p><script>\(function startLater/);
  assert.match(late, /<script type="later">import "\/assets\/entry.js"<\/script>$/);
  assert.doesNotMatch(late, /modulepreload"|type="module"/);
});

test('tags wait however HTML lets them be written, and other scripts and links stay', () => {
  const late = scriptsLate(
    '<link href="/a.js" rel=modulepreload><link rel="icon" href="/modulepreload"><script>1</script><script async type=module>2</script>',
  );
  assert.match(late, /^<link href="\/a\.js" rel=later><link rel="icon" href="\/modulepreload"><script>1</);
  assert.match(late, /<script type="later">2<\/script>$/);
});

test('a page with no such script, or with two, throws an error', () => {
  assert.throws(() => scriptsLate('<p>Read me</p><script>1</script>'), /0 scripts/);
  assert.throws(() => scriptsLate(script + script), /2 scripts/);
});
