import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCookieSecret } from '#core/ground/secrets.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const { endpoint } = await serveApi(core, { origin: 'https://app.example.com' });

function send(method: string, path: string, cookie = '', body?: object) {
  return fetch(endpoint + path, {
    method,
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const [proof, device] = [`a_proof_${projectId}`, `a_device_${projectId}`];
const setBy = (answer: Response) => answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');

test('a proof that another host has planted is not the browser’s, and proves nothing', async () => {
  const planted = `${proof}=${newCookieSecret()}`;
  const email = freshEmail('victim');
  const asked = await send('POST', '/sign-ups/codes', planted, { email });
  const { userId } = await asked.json();
  const [own = ''] = setBy(asked);
  assert.match(own, new RegExp(`^__Host-${proof}=[\\w-]{43}$`));
  assert.ok(!own.endsWith(planted.split('=')[1] ?? ''), 'nor is it taken over');
  const secret = await mailedCode(core, email, 'sign-up');
  assert.equal((await send('PUT', '/sign-ups/codes', planted, { userId, secret })).status, 401);
  const both = `${planted}; ${own}; ${planted}`;
  assert.equal((await send('PUT', '/sign-ups/codes', both, { userId, secret })).status, 200);
  assert.equal((await send('GET', '/sign-ups/current', planted)).status, 404);
  assert.equal((await (await send('GET', '/sign-ups/current', own)).json()).email, email);
});

test('a planted device is not known, and none is set where other hosts could set it', async () => {
  const { email } = (await member(core)).account;
  const planted = newCookieSecret();
  const entered = await send('POST', '/account/sessions/email', `${device}=${planted}`, {
    email,
    password: goodPassword,
  });
  const devices = setBy(entered).filter((one) => one.includes(device));
  assert.equal(devices.length, 1);
  assert.match(devices[0] ?? '', /^__Host-/);
  assert.ok(!devices[0]?.endsWith(planted));
  const secrets = entered.headers.getSetCookie().filter((one) => /a_(session|device|proof)/.test(one));
  for (const one of secrets) assert.match(one, /; Path=\/;.*; SameSite=Lax; Secure; HttpOnly$/);
  for (const one of secrets) assert.doesNotMatch(one, /domain=/i);
});
