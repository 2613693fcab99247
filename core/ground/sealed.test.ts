import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { seal, unseal } from './sealed.ts';

test('sealed text opens only with the same secret and subject and unchanged, and else gives null', () => {
  const secret = randomBytes(32);
  const text = 'asha@bank, आशा काळे';
  const sealed = seal(secret, 'payout', 'a.1', text);
  assert.ok(!sealed.includes('asha'));
  assert.equal(unseal(secret, 'payout', 'a.1', sealed), text);
  assert.ok(!sealed.equals(seal(secret, 'payout', 'a.1', text)), 'never the same bytes twice');
  assert.equal(unseal(randomBytes(32), 'payout', 'a.1', sealed), null);
  assert.equal(unseal(secret, 'payout', 'a.2', sealed), null);
  assert.equal(unseal(secret, 'tax number', 'a.1', sealed), null);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.equal(unseal(secret, 'payout', 'a.1', changed), null, `byte ${at}`);
    assert.equal(unseal(secret, 'payout', 'a.1', sealed.subarray(0, at)), null, `cut at ${at}`);
  }
  assert.equal(unseal(secret, 'payout', 'a.1', seal(secret, 'payout', 'a.1', '')), '');
});
