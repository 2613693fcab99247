import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Account, type Actor, guest } from '../ground/actor.ts';
import type { Standing } from '../ground/standing.ts';
import { mayAdminister, maySuspend } from './policy.ts';

const settings = { adminEmails: ['Asha@Example.org', 'second@example.org'] };
const account: Account = {
  id: 'a1',
  email: 'asha@example.org',
  email_verified_at: new Date(),
  phone: '',
  name: 'Asha',
  password_hash: null,
  password_updated_at: null,
  prefs: {},
  target_id: 't1',
  blocked_at: null,
  blocked_reason: null,
  restricted_at: null,
  leaves_at: null,
  access_version: 0,
  delivered: null,
  proven_email: null,
  mfa_since: null,
  password_recovered_at: null,
  accessed_at: new Date(),
  created_at: new Date(),
  updated_at: new Date(),
};
const as = (changes: Partial<Account> = {}, standing: Partial<Standing> = {}) => {
  const changed = { ...account, ...changes };
  return {
    kind: 'member' as const,
    id: changed.id,
    account: changed,
    standing: {
      age: 'adult' as const,
      adultOn: null,
      isSuspended: false,
      isSeen: true,
      hasBlocks: false,
      ...standing,
    },
    sessionId: 's1',
    secretHash: '',
  };
};

test('a member with a proven address from the settings may administer, in any spelling of it', () => {
  assert.equal(mayAdminister(settings, as()), true);
});

test('no other caller may administer', () => {
  const others: Actor[] = [
    guest,
    { kind: 'applicant', id: 'a1', email: 'asha@example.org' },
    as({ email: 'other@example.org' }),
    as({ email_verified_at: null }),
    as({}, { isSuspended: true }),
    as({}, { age: 'waiting' }),
    as({}, { age: 'minor' }),
  ];
  for (const actor of others) assert.equal(mayAdminister(settings, actor), false);
  assert.equal(mayAdminister({}, as()), false);
  assert.equal(mayAdminister({ adminEmails: [] }, as({ email: '' })), false);
  assert.equal(mayAdminister({ adminEmails: ['no address'] }, as({ email: '' })), false);
});

test('administrators suspend neither themselves nor an account with a named address, proven or not', () => {
  assert.equal(maySuspend(settings, as(), as().account), false);
  const second = { ...account, id: 'a2', email: 'second@example.org', email_verified_at: null };
  assert.equal(maySuspend(settings, as(), second), false);
  assert.equal(maySuspend(settings, as(), { ...second, email: 'other@example.org' }), true);
});
