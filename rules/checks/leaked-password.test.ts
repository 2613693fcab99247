import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isLeaked, readLeaked } from './leaked-password.ts';
import { passwordLimits } from './password.ts';

const leaked = readLeaked(readFileSync(new URL('./leaked-passwords.txt', import.meta.url), 'utf8'));

test('the list holds the three thousand most frequent passwords that we would take', () => {
  assert.equal(leaked.size, 3000);
  for (const password of leaked) {
    assert.ok(password.length >= passwordLimits.min, password);
    assert.match(password, /^[\x21-\x7e]+$/);
    assert.equal(password, password.toLowerCase());
  }
});

test('the usual ones are known in any case, others are not', () => {
  for (const password of ['password', 'Password', 'QWERTYUIOP', '1q2w3e4r', 'iloveyou'])
    assert.ok(isLeaked(password, leaked), password);
  for (const password of ['Rangoli#42', 'चक्रवात-२०२६', 'short', ''])
    assert.ok(!isLeaked(password, leaked), password);
});
