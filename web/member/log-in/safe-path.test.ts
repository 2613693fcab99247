import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safePath } from './safe-path.ts';

test('a path of this site is kept with its query and fragment', () => {
  assert.equal(safePath('/dashboard'), '/dashboard');
  assert.equal(safePath('/stories?kind=success#all'), '/stories?kind=success#all');
});

test('whatever leads elsewhere is dropped', () => {
  for (const wanted of [
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])
    assert.equal(safePath(wanted), null, String(wanted));
});
