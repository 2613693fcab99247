import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherKindOf } from './other-kind-of.ts';

test('the PDF and the Open Badge of a certificate are known, and so not called damaged', () => {
  assert.equal(otherKindOf('%PDF-1.7\n'), 'pdf');
  const type = ['VerifiableCredential', 'OpenBadgeCredential'];
  assert.equal(otherKindOf(JSON.stringify({ type })), 'badge');
  assert.equal(otherKindOf(JSON.stringify({ type }, null, 2)), 'badge');
  assert.equal(otherKindOf('{"certificate":{}}'), undefined);
  assert.equal(otherKindOf('hello'), undefined);
});
