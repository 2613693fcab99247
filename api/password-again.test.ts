import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveApi } from '#tests/ground/api-server.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { callApi } from '#tests/profiles/profile-documents.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { endpoints } from './app.ts';

const core = await freshCore();
const api = await serveApi(core);

test('every call of a member that takes their password counts wrong ones with all others of the session', () => {
  const asking = endpoints.filter(
    ({ call: { access, params } }) =>
      access !== 'guest' && access !== 'anyone' && ('password' in params || 'oldPassword' in params),
  );
  const paths = asking.map(({ call: { method, path } }) => `${method} ${path}`);
  for (const path of ['PATCH /account/password', 'PUT /account/deletion'])
    assert.ok(paths.includes(path), `${path} of ${paths.join(', ')}`);
  assert.ok(paths.some((path) => path.startsWith('PUT ') && path.endsWith('/payout')));
  for (const { call, limits } of asking)
    assert.ok(
      limits.some(({ shared, max }) => shared === 'password again' && max === 10),
      `${call.method} ${call.path}`,
    );
});

test('ten wrong passwords for where money goes to close every call with a password, and no code', async () => {
  const who = await member(core);
  const session = sessionOf(who);
  const payout = '/account/agreements/none/milestones/1/payout';
  const given = { upi: 'kwame@okbank', bank: '' };
  const put = async (more: object) => {
    const { status } = await callApi(api, session, 'PUT', payout, { ...given, ...more });
    return status;
  };
  for (let at = 0; at < 10; at++) assert.notEqual(await put({ password: 'Not#The1Password' }), 429);
  assert.equal(await put({ password: 'Not#The1Password' }), 429);
  assert.equal(await put({ password: 'Not#The1Password', code: '' }), 429);
  const leaving = await callApi(api, session, 'PUT', '/account/deletion', { password: 'Not#The1Password' });
  assert.equal(leaving.status, 429, 'they count together');
  assert.notEqual(await put({ code: '123456' }), 429);
  assert.deepEqual(api.bugs, []);
});
