import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { callApi, documentsPath as path } from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);
const who = await person(core, api);

test('lists that take too long are given up, a few at a time, and other callers do not wait for them', async () => {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = core.db.transaction().execute(async (tx) => {
    await sql`lock table profiles in access exclusive mode`.execute(tx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const began = performance.now();
  const slow = Array.from({ length: 20 }, () => callApi(api, who.session, 'GET', path));
  const meanwhile = await callApi(api, who.session, 'GET', '/account');
  assert.equal(meanwhile.status, 200);
  assert.ok(performance.now() - began < 1500, 'an account is answered at once');
  for (const { status, body } of await Promise.all(slow))
    assert.deepEqual([status, body.type], [503, 'general_unavailable']);
  assert.ok(performance.now() - began < 6000, 'the last list is given up in time');
  released.resolve();
  await holding;
});
