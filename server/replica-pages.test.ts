import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { newReading, readingAs } from '#db/reading.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, coreOn } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { until } from '#tests/servers/launch.ts';
import { startReplica } from '#tests/servers/streaming-replica.ts';
import { createPages } from './pages.ts';
import { requirePrimary } from './who-answers.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const primary = await startExternalPostgres(['wal_keep_size=64MB']);
atEnd(primary.stop);
const { url } = primary;
const first = connect(url);
await migrate(first.pool);
await first.close();
const replica = await startReplica(primary);
atEnd(replica.stop);
const replicas = { urls: [replica.url], cluster: await requirePrimary(url, true), onChange() {} };
const core = await coreOn({ ...connect(url, { onPulse() {}, replicas }), url });
atEnd(() => core.connection.close());
const answered = () => core.connection.replicas?.figures()[0]?.answered ?? 0;
const isUsed = () => core.connection.replicas?.figures()[0]?.isUsed === true;

const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
/** The page as a guest gets it. */
const shown = async (address: string) => {
  const asked = () => pages(new Request(origin + address), { ip: '203.0.113.9' });
  const answer = await readingAs(newReading(0), asked);
  assert.equal(answer.status, 200);
  return answer.text();
};
/** A second, and what a look takes. */
const aSecond = () => wait(1100);

test('a replica draws a public page, and none before it has the change that the page shows', async () => {
  const asha = await member(core, { password: null });
  const slug = await publishedProject(core, asha, 'Cold rooms');
  const address = `/projects/${slug}`;
  await until(isUsed);
  // The first look drops all tags; a replica that answers is known to have its position a moment later.
  await shown('/stories');
  await aSecond();
  const before = answered();
  assert.ok((await shown(address)).includes('Cold rooms'));
  assert.ok(answered() > before, 'the replica answered');
  const afterwards = answered();
  assert.ok((await shown(address)).includes('Cold rooms'));
  assert.equal(answered(), afterwards, 'the page was kept');

  await replica.ask('select pg_wal_replay_pause()');
  await editProject(core, asha, { projectSlug: slug, version: 1, name: 'Warm rooms' });
  await aSecond();
  assert.ok((await shown(address)).includes('Warm rooms'));
  await replica.ask('select pg_wal_replay_resume()');
  await aSecond();
  assert.ok((await shown(address)).includes('Warm rooms'));
});
