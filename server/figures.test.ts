import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { seed } from '#db/seed.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { createFigures } from './figures.ts';
import { createPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };

function serve(core: Core, countEvery?: number) {
  const openCalls = createPageCalls(core, settings);
  const pages = createPages({ build, core, projectId, origin, mode: 'production', openCalls, countEvery });
  return async (address: string) => {
    const answer = await pages(new Request(origin + address), { ip: '203.0.113.9' });
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') };
  };
}

async function studentJoins(core: Core, college: string) {
  const { id } = await member(core);
  await core.db
    .insertInto('profiles')
    .values({ id: newId(), owner_id: id, account_id: id, role: 'Student', college })
    .execute();
}

test('each goal shows the true figure once there is one, and before that that counting begins', async () => {
  const core = await freshCore();
  await seed(core.db);
  const get = serve(core, 100);
  for (const address of ['/', '/launchpad', '/collaboration', '/stories']) {
    const { text } = await get(address);
    assert.match(text, /Counting begins with the first\./, address);
    assert.doesNotMatch(text, /of [\dK]+\+ today/, address);
  }
  await studentJoins(core, 'VNIT Nagpur');
  await studentJoins(core, 'Makerere University');
  await get('/');
  await wait(1200);
  await get('/');
  await wait(1200);
  for (const [address, ...figures] of [
    ['/', '2 of 1000+ today'],
    ['/launchpad', '2 of 500+ today', '2 of 100+ today'],
    ['/collaboration', '2 of 1000+ today'],
    ['/stories', '2 of 50K+ today'],
    ['/no-such-page', '2 of 1000+ today'],
  ] as const) {
    const { text } = await get(address);
    for (const figure of figures) assert.ok(text.includes(figure), `${address}: ${figure}`);
    assert.match(text, /where nothing stands yet, counting begins with the first/, address);
  }
});

test('counted is at most once in its time, however often pages are asked for', async () => {
  const core = await freshCore();
  const time = 3000;
  const figures = createFigures(core, time);
  const students = async () => (await figures.versions()).get('students');
  await studentJoins(core, 'VNIT Nagpur');
  assert.equal(await students(), '1');
  await studentJoins(core, 'VNIT Nagpur');
  for (let i = 0; i < 20; i++) assert.equal(await students(), '1');
  await wait(time);
  // This one starts the count and does not wait for it.
  assert.equal(await students(), '1');
  for (let tries = 0; tries < 100 && (await students()) === '1'; tries++) await wait(50);
  assert.equal(await students(), '2');
});

test('with the database away the pages are there, with the goals alone', async () => {
  const core = await freshCore();
  const gone = {
    ...core,
    db: core.db.withPlugin({
      transformQuery: () => {
        throw new Error('away');
      },
      transformResult: async ({ result }) => result,
    }),
  };
  const { status, text } = await serve(gone)('/launchpad');
  assert.equal(status, 200);
  assert.match(text, /500\+/);
});
