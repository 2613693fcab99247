import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { atEnd } from '#tests/ground/database.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { readConfig, StartFault } from './config.ts';
import { start } from './start.ts';

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-refused-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The sentence by which a start with these settings is refused. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const error = await start(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings })).then(
    () => assert.fail('it has started'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof StartFault, String(error));
  return error.message;
}

test('a taken port, an unwritable folder and an unreachable database are each one sentence of advice', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as { port: number };
  assert.match(
    await refusal({ DATA_DIR: await freshFolder(), PORT: String(port) }),
    /^Port \d+ is taken .* set PORT to a free port\.$/,
  );
  blocker.close();

  const file = path.join(await freshFolder(), 'a-file');
  await writeFile(file, '');
  assert.match(
    await refusal({ DATA_DIR: path.join(file, 'data') }),
    /^The data folder .* cannot be written .* set DATA_DIR to another folder\.$/,
  );

  const away = { DATA_DIR: await freshFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  assert.match(await refusal(away), /^The database named by DATABASE_URL cannot be reached .*$/);
});

test('a database with too few connections is a sentence that names how many one server needs', async () => {
  const postgres = await startExternalPostgres(['max_connections=40']);
  try {
    assert.match(
      await refusal({ DATA_DIR: await freshFolder(), DATABASE_URL: postgres.url }),
      /^The database named by DATABASE_URL allows 37 connections, and one server needs 47\. Raise max_connections /,
    );
  } finally {
    await postgres.stop();
  }
});
