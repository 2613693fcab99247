import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { callApi } from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);
const good = {
  page: '/my/projects/:slug',
  error: 'TypeError #418',
  frames: ['/assets/page-CXdEPRCG.js:1:2345'],
  release: 'a1b2c3d4',
};
const tell = async (broken: object, at = api) => {
  const { status, body } = await callApi(at, '', 'POST', '/broken-pages', broken);
  return status === 204 ? 204 : [status, body.type];
};

test('a report of a broken page takes only paths and kinds, and no words of a member', async () => {
  assert.equal(await tell(good), 204);
  assert.equal(await tell({ ...good, frames: [] }), 204);
  const bad: Record<string, unknown[]> = {
    page: ['', 7, null, 'my/projects', '/find?search=asha', '/people/asha kulkarni', `/${'a'.repeat(100)}`],
    error: ['', 'TypeError: asha@example.org', 'A'.repeat(41), 'Error #12345', { name: 'Error' }],
    frames: [
      'x',
      [7],
      Array.from({ length: 9 }, () => '/assets/a.js:1:1'),
      ['https://example.org/assets/a.js:1:1'],
      ['/assets/a.js:1:1 asha'],
      [`/assets/${'a'.repeat(81)}.js:1:1`],
    ],
    release: ['', 'a b', 'a'.repeat(41), '\0'],
  };
  for (const [name, values] of Object.entries(bad))
    for (const value of values)
      assert.deepEqual(
        await tell({ ...good, [name]: value }),
        [400, 'general_argument_invalid'],
        `${name} ${JSON.stringify(value)}`,
      );
  assert.deepEqual(api.bugs, []);
});

test('one network can tell of sixty broken pages in an hour', async () => {
  const fromOne = await serveApi(core, {}, () => '203.0.113.77');
  for (let broken = 0; broken < 60; broken++) assert.equal(await tell(good, fromOne), 204);
  assert.deepEqual(await tell(good, fromOne), [429, 'general_rate_limit_exceeded']);
});
