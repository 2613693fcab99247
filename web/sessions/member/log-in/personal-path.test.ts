import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personalPath } from './personal-path.ts';

test('a personal path of this site is kept with its query and fragment', () => {
  assert.equal(personalPath('/dashboard'), '/dashboard');
  assert.equal(personalPath('/verify-email?userId=a&secret=b#c'), '/verify-email?userId=a&secret=b#c');
});

test('whatever leads elsewhere, or round in circles, is dropped', () => {
  for (const wanted of [
    null,
    '',
    'dashboard',
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/stories',
    '/nothing',
    '/dashboard.data',
    '/login?next=/dashboard',
    '/signup',
  ])
    assert.equal(personalPath(wanted), null, String(wanted));
});
