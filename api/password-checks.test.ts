import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { callApi } from '#tests/profiles/profile-documents.ts';

const api = await serveApi(await freshCore());
const check = async (password: unknown) => {
  const { status, body } = await callApi(api, '', 'POST', '/password-checks', { password });
  return [status, body.leaked ?? body.type];
};

test('the server knows the passwords that are tried first, in any case, and refuses none', async () => {
  for (const password of ['password', 'Password', 'QWERTYUIOP', 'iloveyou'])
    assert.deepEqual(await check(password), [200, true]);
  for (const password of ['Rangoli#42', 'चक्रवात-२०२६', 'short', ''])
    assert.deepEqual(await check(password), [200, false]);
  assert.deepEqual(await check(7), [400, 'general_argument_invalid']);
  assert.deepEqual(api.bugs, []);
});
