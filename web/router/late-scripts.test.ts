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

test('a page whose scripts begin otherwise throws an error', () => {
  assert.throws(() => scriptsLate('<p>Read me</p><script type="module">1</script>'), /0 times/);
  assert.throws(() => scriptsLate(script + script), /2 times/);
});
