import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountCalls } from '#tests/accounts/account-calls.ts';
import { goodPassword } from '#tests/ground/builders.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const { send, signedIn } = await accountCalls();

test('a changed password gives the browser a new secret, and the old one opens nothing', async () => {
  const who = await signedIn();
  const name = `a_session_${projectId}`;
  const changed = await send(
    'PATCH',
    '/account/password',
    { password: 'Kolam#2027 begins', oldPassword: goodPassword },
    { cookie: `${name}=${who.session}` },
  );
  assert.equal(changed.status, 200);
  const set = changed.headers.getSetCookie();
  const fresh =
    new RegExp(`^__Host-${name}=([^;]+)`).exec(set.find((one) => one.startsWith('__Host-')) ?? '')?.[1] ?? '';
  assert.equal((await send('GET', '/account', undefined, { cookie: `${name}=${who.session}` })).status, 401);
  assert.equal((await send('GET', '/account', undefined, { cookie: `__Host-${name}=${fresh}` })).status, 200);
});

test('so does a browser that keeps its session under the contract’s older name', async () => {
  const who = await signedIn();
  const legacy = { cookie: `a_session_${projectId}_legacy=${who.session}` };
  const change = { password: 'Kolam#2027 begins', oldPassword: goodPassword };
  const changed = await send('PATCH', '/account/password', change, legacy);
  assert.equal(changed.status, 200);
  assert.ok(changed.headers.getSetCookie().some((one) => one.startsWith(`a_session_${projectId}=`)));
  assert.equal((await send('GET', '/account', undefined, legacy)).status, 401);
});

test('a program that sends the secret in a header gets the new one; a client package does not', async () => {
  const change = { password: 'Kolam#2027 begins', oldPassword: goodPassword };
  const who = await signedIn();
  const headers = (session: string) => ({ 'x-appwrite-session': session });
  const changed = await send('PATCH', '/account/password', change, headers(who.session));
  assert.deepEqual([changed.status, changed.headers.getSetCookie()], [200, []]);
  const fresh = changed.headers.get('x-appwrite-session') ?? '';
  assert.notEqual(fresh, who.session);
  assert.equal((await send('GET', '/account', undefined, headers(who.session))).status, 401);
  assert.equal((await send('GET', '/account', undefined, headers(fresh))).status, 200);

  const other = await signedIn();
  await other.api.updatePassword(change);
  assert.equal((await other.api.get()).$id, other.id);
});
