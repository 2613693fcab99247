import assert from 'node:assert/strict';
import { request as startRequest } from 'node:http';
import { test } from 'node:test';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { look, photo } from '#tests/avatars/sample-photos.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const core = await freshCore();
const api = await serveApi(core);
const me = await person(core, api);
const bytes = await photo();

type Options = { session?: string; headers?: Record<string, string>; body?: BodyInit };

function call(method: string, path: string, { session = me.session, headers = {}, body }: Options = {}) {
  return fetch(`${api.endpoint}${path}`, {
    method,
    headers: {
      'x-appwrite-project': projectId,
      ...(session && { 'x-appwrite-session': session }),
      ...headers,
    },
    body,
  });
}

function formWith(content: Buffer | null, name = 'me.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.append('other', 'text');
  if (content) form.append(field, new File([new Uint8Array(content)], name));
  return form;
}

const put = (content: Buffer | null, session?: string) =>
  call('PUT', '/account/avatar', { session, body: formWith(content) });

async function refused(answer: Response, status: number, type: string) {
  const body = await answer.json();
  assert.deepEqual([answer.status, body.type], [status, type], body.message);
  assert.ok(body.message.length > 10, 'it says why');
}

test('a photo is put, named, asked for again each time it is shown, and taken away', async () => {
  assert.deepEqual(await (await call('GET', '/account/avatar')).json(), { avatarId: '' });
  const answer = await put(bytes);
  assert.equal(answer.status, 200);
  const { avatarId } = await answer.json();
  assert.deepEqual(await (await call('GET', '/account/avatar')).json(), { avatarId });

  const shown = await call('GET', `/avatars/${avatarId}`);
  const picture = Buffer.from(await shown.arrayBuffer());
  assert.equal((await look(picture)).width, 512);
  const headers = Object.fromEntries(shown.headers);
  assert.equal(headers['content-type'], 'image/webp');
  assert.equal(headers['content-length'], String(picture.length));
  assert.equal(headers['cache-control'], 'private, no-store');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(headers['content-security-policy'] ?? '', /script-src 'none'.*sandbox/);
  assert.equal(
    headers['content-disposition'],
    `inline; filename="avatar.webp"; filename*=UTF-8''avatar.webp`,
  );
  const known = await call('GET', `/avatars/${avatarId}`, {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  assert.deepEqual([known.status, (await known.arrayBuffer()).byteLength], [304, 0]);
  const head = await call('HEAD', `/avatars/${avatarId}`);
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(picture.length)]);

  assert.equal((await call('DELETE', '/account/avatar')).status, 204);
  assert.equal((await call('DELETE', '/account/avatar')).status, 204);
  await refused(await call('GET', `/avatars/${avatarId}`), 404, 'avatar_not_found');
});

test('no one else sees or changes a photo, and a suspended member cannot open their own', async () => {
  const { avatarId } = await (await put(bytes)).json();
  const other = await person(core, api);
  for (const session of ['', other.session]) {
    await refused(await call('GET', `/avatars/${avatarId}`, { session }), 404, 'avatar_not_found');
  }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    await refused(await call(method, '/account/avatar', { session: '' }), 401, 'general_unauthorized_scope');
  }
  await call('DELETE', '/account/avatar', { session: other.session });
  assert.deepEqual(await (await call('GET', '/account/avatar')).json(), { avatarId });

  await put(bytes, other.session);
  const { avatarId: hidden } = await (
    await call('GET', '/account/avatar', { session: other.session })
  ).json();
  await setStanding(core, other.id, standings.suspended);
  await refused(await call('GET', `/avatars/${hidden}`, { session: other.session }), 403, 'user_blocked');
});

test('a child may have a photo once their guardian has agreed, and no one else sees it', async () => {
  const young = await person(core, api);
  await setStanding(core, young.id, standings['waiting for a guardian']);
  await refused(await put(bytes, young.session), 403, 'guardian_awaited');
  await setStanding(core, young.id, standings['a child with consent']);
  const { avatarId } = await (await put(bytes, young.session)).json();
  assert.equal((await call('GET', `/avatars/${avatarId}`, { session: young.session })).status, 200);
  const other = await person(core, api);
  await refused(
    await call('GET', `/avatars/${avatarId}`, { session: other.session }),
    404,
    'avatar_not_found',
  );
});

test('a file that is no photo is refused with a sentence, and the former photo stays', async () => {
  const { avatarId } = await (await put(bytes)).json();
  await refused(await put(Buffer.from('just a text')), 400, 'avatar_type_unsupported');
  await refused(await put(Buffer.alloc(0)), 400, 'avatar_empty');
  await refused(await put(null), 400, 'avatar_empty');
  await refused(await put(bytes.subarray(0, bytes.length / 2)), 400, 'avatar_unreadable');
  const tooLarge = Buffer.concat([bytes, Buffer.alloc(avatarLimits.maxBytes)]);
  await refused(await put(tooLarge), 413, 'avatar_too_large');
  await refused(await call('PUT', '/account/avatar'), 400, 'avatar_empty');
  const json = { headers: { 'content-type': 'application/json' }, body: '{"file":"x"}' };
  await refused(await call('PUT', '/account/avatar', json), 400, 'avatar_empty');
  const elsewhere = await call('PUT', '/account/avatar', { body: formWith(bytes, 'me.jpg', 'photo') });
  await refused(elsewhere, 400, 'avatar_empty');
  assert.deepEqual(await (await call('GET', '/account/avatar')).json(), { avatarId });
});

test('names mean nothing', async () => {
  for (const name of [
    '../../etc/passwd',
    'a\0b.svg',
    'CON',
    '\u202Egpj.exe',
    'x'.repeat(4000),
    '"\r\nx: y',
  ]) {
    const answer = await call('PUT', '/account/avatar', { body: formWith(bytes, name) });
    assert.equal(answer.status, 200, name.slice(0, 20));
  }
});

test('an upload that breaks off changes nothing', async () => {
  const { avatarId } = await (await put(bytes)).json();
  await new Promise<void>((resolve) => {
    const { port } = new URL(api.endpoint);
    const request = startRequest({
      port,
      method: 'PUT',
      path: '/v1/account/avatar',
      headers: {
        'x-appwrite-project': projectId,
        'x-appwrite-session': me.session,
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 100_000,
      },
    });
    request.on('error', () => resolve());
    request.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n');
    request.write(bytes.subarray(0, 900), () => request.destroy());
    request.on('close', () => resolve());
  });
  assert.deepEqual(await (await call('GET', '/account/avatar')).json(), { avatarId });
  assert.deepEqual(api.bugs, []);
});

test('the account keeps exactly the fields of the contract', async () => {
  const before = Object.keys(await (await call('GET', '/account')).json());
  await put(bytes);
  assert.deepEqual(Object.keys(await (await call('GET', '/account')).json()), before);
});
