import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepInForce } from './step-in-force.ts';

test('an open page no longer says that an organisation is in review once it is decided', () => {
  assert.equal(stepInForce('sent', { state: 'in_review', appeal: '' }), 'sent');
  assert.equal(stepInForce('sent', { state: 'active', appeal: '' }), undefined);
  assert.equal(stepInForce('sent', { state: 'returned', appeal: '' }), undefined);
});

test('an open page no longer says that other staff look at it once they have decided', () => {
  assert.equal(stepInForce('appealed', { state: 'declined', appeal: 'We are a college.' }), 'appealed');
  assert.equal(stepInForce('appealed', { state: 'active', appeal: '' }), undefined);
  assert.equal(stepInForce('saved', { state: 'draft', appeal: '' }), undefined);
});
