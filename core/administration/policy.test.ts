import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type StaffRight, staffRights } from '#contract/ground/staff-rights.ts';
import { type Account, type Actor, guest } from '../ground/actor.ts';
import type { Standing } from '../ground/standing.ts';
import { mayAdminister, maySuspend, rightsOf } from './policy.ts';

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
  interface_language: 'en',
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
      isPaused: false,
      isSeen: true,
      hasBlocks: false,
      ...standing,
    },
    rights: [] as StaffRight[],
    sessionId: 's1',
    secretHash: '',
  };
};

test('a member with a proven address from the settings may administer, in any spelling of it', () => {
  assert.equal(mayAdminister(settings, as(), 'any'), true);
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
  for (const actor of others) assert.equal(mayAdminister(settings, actor, 'any'), false);
  assert.equal(mayAdminister({}, as(), 'any'), false);
  assert.equal(mayAdminister({ adminEmails: [] }, as({ email: '' }), 'any'), false);
  assert.equal(mayAdminister({ adminEmails: ['no address'] }, as({ email: '' }), 'any'), false);
});

test('staff hold the rights that were given to them, and an administrator holds all', () => {
  assert.deepEqual(rightsOf(settings, as()), [...staffRights]);
  const given = { ...as({ email: 'other@example.org' }), rights: ['reviews', 'cases'] as StaffRight[] };
  assert.deepEqual(rightsOf(settings, given), ['cases', 'reviews']);
  assert.equal(mayAdminister(settings, given, 'any'), true);
  assert.equal(mayAdminister(settings, given, 'cases'), true);
  assert.equal(mayAdminister(settings, given, 'staff'), false);
});

test('no right holds for an account that is suspended, unproven, under 18 or of unknown age', () => {
  const rights: StaffRight[] = ['cases'];
  const others = [
    as({ email: 'other@example.org', email_verified_at: null }),
    ...[
      { isSuspended: true },
      { age: 'waiting' as const },
      { age: 'minor' as const },
      { age: 'unknown' as const },
    ].map((standing) => as({ email: 'other@example.org' }, standing)),
  ];
  for (const actor of others) assert.deepEqual(rightsOf(settings, { ...actor, rights }), []);
});

test('administrators suspend neither themselves nor an account with a named address, proven or not', () => {
  assert.equal(maySuspend(settings, as(), as().account), false);
  const second = { ...account, id: 'a2', email: 'second@example.org', email_verified_at: null };
  assert.equal(maySuspend(settings, as(), second), false);
  assert.equal(maySuspend(settings, as(), { ...second, email: 'other@example.org' }), true);
});
