import assert from 'node:assert/strict';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { freshFolder, launch, refusal, until } from '#tests/servers/launch.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { processesOf } from '#tests/servers/process-family.ts';
import { whole } from '#tests/servers/processes.ts';

const core = await freshCore();
const mail = await startMailServer();
atEnd(mail.stop);
const settings = async (more: Record<string, string>) => ({
  DATABASE_URL: core.connection.url,
  SECRET: 'the-same-for-all-servers',
  SMTP_URL: mail.url,
  DATA_DIR: await freshFolder(),
  ...more,
});

test('a server of pages leaves jobs to one of jobs, which answers nothing but health and figures', async () => {
  const web = launch(await settings({ ROLE: 'web' }));
  const page = await fetch(`${await web.origin}/about`);
  assert.equal(page.status, 200);
  await signUpCode(core, freshEmail());
  const jobs = async () => (await core.connection.pool.query('select from jobs')).rowCount;
  assert.equal(await jobs(), 1);
  const { rows } = await core.connection.pool.query('select from job_runners');
  assert.equal(rows.length, 0, 'the server of pages takes no jobs');

  const origin = await launch(await settings({ ROLE: 'jobs' })).origin;
  await until(async () => (await jobs()) === 0);
  assert.equal(mail.deliveries.length, 1);
  const statuses = await Promise.all(
    ['/livez', '/readyz', '/metrics', '/', '/about', '/v1/projects', '/assets/x.js'].map(
      async (path) => (await fetch(origin + path)).status,
    ),
  );
  assert.deepEqual(statuses, [200, 200, 200, 404, 404, 404, 404]);
});

test('a database with too few connections for all processes is refused in a sentence', async () => {
  assert.match(
    await refusal(await settings({ WORKERS: '64' })),
    /^The database named by DATABASE_URL allows \d+ connections, and a server with WORKERS=64 needs 2945\. Raise max_connections/,
  );
});

test('after the link of the upgrade leads to a new version, SIGHUP runs its code', async () => {
  const [former, next, current] = ['former', 'next', 'current'].map((name) => `build/${name}-${process.pid}`);
  assert.ok(former && next && current);
  atEnd(async () => {
    for (const folder of [former, next, current]) await rm(folder, { recursive: true, force: true });
  });
  await cp('build/run', former, { recursive: true });
  await cp('build/run', next, { recursive: true });
  await writeFile(
    `${next}/main.js`,
    `console.error('The next version.');\n${await readFile(`${next}/main.js`)}`,
  );
  await symlink(former.slice('build/'.length), current);
  const launched = launch(await settings({ WORKERS: '2', LOG_LEVEL: 'info' }), [], current);
  const { supervisor, said } = await whole(launched, { WORKERS: '2' });
  await rm(current);
  await symlink(next.slice('build/'.length), current);
  assert.doesNotMatch(said(), /The next version/);
  process.kill(supervisor, 'SIGHUP');
  await until(() => said().includes('all processes are replaced'), 30_000);
  assert.equal(said().match(/The next version\./g)?.length, 2);

  await writeFile(`${next}/main.js`, "console.error('It does not start.');\nprocess.exit(1);\n");
  const before = await processesOf(supervisor);
  process.kill(supervisor, 'SIGHUP');
  await until(() => said().includes('the new process did not start; the former ones go on'));
  assert.deepEqual(await processesOf(supervisor), before);
});
