import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from '#contract/ground/permissions.ts';
import { type Account, guest, type Member } from './actor.ts';
import { mayDelete, mayRead, mayUpdate, normalPermissions, permissionsBy } from './permissions.ts';
import { Refusal } from './refusal.ts';

const standing = {
  age: 'adult',
  adultOn: null,
  isSuspended: false,
  isPaused: false,
  isSeen: true,
  hasBlocks: false,
} as const;
const member: Member = {
  kind: 'member',
  id: 'asha',
  account: { email_verified_at: null } as Account,
  standing,
  rights: [],
  sessionId: 's',
  secretHash: '',
};
const refused = (error: unknown) => error instanceof Refusal && error.code === 'user_unauthorized';

test('only the contract’s roles are accepted', () => {
  for (const role of ['any', 'guests', 'users', 'users/verified', 'user:a.b-c_d', 'user:x/unverified']) {
    assert.ok(permissions.safeParse([`read("${role}")`, `write("${role}")`]).success, role);
  }
  for (const role of ['team:t1', 'team:t1/owner', 'member:m', 'label:vip']) {
    assert.ok(permissions.safeParse([`update("${role}")`, `delete("${role}")`]).success, role);
  }
  const bad = [
    ...['*', 'role:all', 'read', 'read(any)', "read('any')", 'read("any") ', 'READ("any")', 'create("any")'],
    ...['read("any/x")', 'read("user")', 'read("user:")', 'read("users/x")', 'read("user:-a")', 'read("*")'],
    ...['read("role:all")', `read("user:${'x'.repeat(37)}")`, 'read("any")\n', 7, null, ['read("any")']],
  ];
  for (const permission of bad)
    assert.ok(!permissions.safeParse([permission]).success, JSON.stringify(permission));
  assert.ok(permissions.safeParse(Array(100).fill('read("any")')).success);
  assert.ok(!permissions.safeParse(Array(101).fill('read("any")')).success);
});

test('`write` is stored as update and delete, and no permission twice', () => {
  assert.deepEqual(normalPermissions(['write("any")', 'read("any")', 'update("any")']), [
    'update("any")',
    'delete("any")',
    'read("any")',
  ]);
});

test('an actor can only name roles that they hold', () => {
  const own = ['read("any")', 'read("users")', 'write("user:asha")', 'read("user:asha/unverified")'];
  assert.equal(permissionsBy(member, own).length, 5);
  assert.deepEqual(permissionsBy(member, []), []);
  for (const role of ['guests', 'users/verified', 'user:other', 'team:t', 'label:x', 'user:asha/verified'])
    assert.throws(() => permissionsBy(member, ['read("any")', `read("${role}")`]), refused, role);
  assert.throws(() => permissionsBy(guest, ['read("users")']), refused);
});

test('a child shares nothing; another hidden member may write permissions that apply later', () => {
  const is = (changes: Partial<Member['standing']>): Member => ({
    ...member,
    standing: { ...standing, isSeen: false, ...changes },
  });
  const shared = ['read("any")', 'read("users")'];
  for (const age of ['waiting', 'minor'] as const) {
    assert.throws(() => permissionsBy(is({ age }), shared), refused, age);
    assert.equal(permissionsBy(is({ age }), ['write("user:asha")']).length, 2);
  }
  assert.deepEqual(permissionsBy(is({ age: 'unknown' }), shared), shared);
  assert.deepEqual(permissionsBy(is({ age: 'adult' }), shared), shared);
});

test('a hidden member holds no role that others share', () => {
  const unseen: Member = { ...member, standing: { ...standing, isSeen: false } };
  assert.equal(mayRead(unseen, { permissions: ['read("any")', 'read("users")'] }), false);
  assert.equal(mayRead(unseen, { permissions: ['read("user:asha")'] }), true);
});

test('each action asks for its own permission', () => {
  const thing = { permissions: ['read("any")', 'update("users")', 'delete("user:asha")'] };
  assert.deepEqual(
    [mayRead(guest, thing), mayUpdate(guest, thing), mayDelete(guest, thing)],
    [true, false, false],
  );
  assert.deepEqual(
    [mayRead(member, thing), mayUpdate(member, thing), mayDelete(member, thing)],
    [true, true, true],
  );
  assert.equal(mayRead(member, { permissions: [] }), false);
});
