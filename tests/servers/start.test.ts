import assert from 'node:assert/strict';
import { cp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import {
  freshFolder,
  health,
  isAlive,
  launch,
  postmaster,
  preparedFolder,
  refusal,
} from '#tests/servers/launch.ts';

test('a start names every error of the environment at once', async () => {
  const output = await refusal({
    PORT: '99999',
    LOG_LEVEL: 'loud',
    ORIGIN: 'saharambh.example',
    SMTP_HOST: 'x',
    S3_BUCKET: 'b',
    SECRET: 'short',
  });
  for (const name of ['PORT', 'LOG_LEVEL', 'ORIGIN', 'SMTP_HOST', 'S3_ENDPOINT', 'SECRET'])
    assert.match(output, new RegExp(`^  .*${name}`, 'm'));
});

test('a taken port, an unwritable folder and an unreachable database are each one sentence of advice', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as { port: number };
  assert.match(
    await refusal({ DATA_DIR: await freshFolder(), PORT: String(port) }),
    /^Port \d+ is taken .* set PORT to a free port\.\n$/,
  );
  blocker.close();

  const file = path.join(await freshFolder(), 'a-file');
  await writeFile(file, '');
  assert.match(
    await refusal({ DATA_DIR: path.join(file, 'data') }),
    /^The data folder .* cannot be written .* set DATA_DIR to another folder\.\n$/,
  );

  const away = { DATA_DIR: await freshFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  assert.match(await refusal(away), /^The database named by DATABASE_URL cannot be reached .*\n$/);
});

test('a database with too few connections is a sentence that names how many one server needs', async () => {
  const postgres = await startExternalPostgres(['max_connections=40']);
  try {
    assert.match(
      await refusal({ DATA_DIR: await freshFolder(), DATABASE_URL: postgres.url }),
      /^The database named by DATABASE_URL allows 37 connections, and one server needs 47\. Raise max_connections /m,
    );
  } finally {
    await postgres.stop();
  }
});

test('it starts, refuses a second start on its folder, and stops cleanly with its database', async () => {
  const DATA_DIR = await preparedFolder();
  const first = launch({ DATA_DIR });
  const origin = await first.origin;
  assert.equal(await health(origin), 200);
  assert.equal((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777, 0o600);

  assert.match(await refusal({ DATA_DIR }), /^Saharambh already runs on .* \(process \d+\)\. Stop it first/);
  assert.equal(await health(origin), 200, 'the first one is left alone');

  const pid = await postmaster(DATA_DIR);
  first.child.kill('SIGTERM');
  assert.equal((await first.ended).code, 0);
  assert.equal(await isAlive(pid), false);
  assert.deepEqual(
    (await readdir(DATA_DIR)).filter((name) => name.endsWith('.pid')),
    [],
  );
});

test('a build that is older than the sources knows no newer migrations, and does not run on what they made', async () => {
  const DATA_DIR = await preparedFolder();
  const older = `build/older-${process.pid}`;
  await cp('build/run', older, { recursive: true });
  try {
    const newest = (await readdir(`${older}/migrations`)).filter((name) => name.endsWith('.sql')).toSorted();
    await rm(`${older}/migrations/${newest.at(-1)}`);
    assert.match(
      await refusal({ DATA_DIR }, [], older),
      /^The database was migrated by a newer version \(\S+\.sql\)\. Run that version\.\n$/,
    );
  } finally {
    await rm(older, { recursive: true });
  }
});

test('after kill -9 of everything, or of the server alone, the next start recovers by itself', async () => {
  const DATA_DIR = await preparedFolder();
  const first = launch({ DATA_DIR });
  await first.origin;
  const firstDatabase = await postmaster(DATA_DIR);
  process.kill(firstDatabase, 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = launch({ DATA_DIR });
  assert.equal(await health(await second.origin), 200);
  const orphan = await postmaster(DATA_DIR);
  second.child.kill('SIGKILL');
  await second.ended;
  assert.equal(await isAlive(orphan), true, 'the database outlives the server');

  const third = launch({ DATA_DIR });
  assert.equal(await health(await third.origin), 200);
  assert.equal(await isAlive(orphan), false);
  third.child.kill('SIGINT');
  assert.equal((await third.ended).code, 0);
});
