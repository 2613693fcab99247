import assert from 'node:assert/strict';
import { lstatSync } from 'node:fs';
import { lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshFolder, health, isAlive, launch, postmaster, until } from '#tests/servers/launch.ts';
import { rounds } from '#tests/servers/rounds.ts';

/** Makes the server write an email, which it keeps in its data folder. */
async function emailTo(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'saharambh' };
  const body = JSON.stringify({ userId: 'unique()', email: 'asha@example.org' });
  const asked = await fetch(`${origin}/v1/account/tokens/email`, { method: 'POST', headers, body });
  assert.equal(asked.status, 201);
  await sleep(2000);
}

/** Where the database's files come and go, one may have gone. */
const isOpen = (location: string) =>
  ((lstatSync(location, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;

test('after kill -9 while the database is made, the next start makes it, in any folder, privately', async () => {
  for (const delay of rounds([60], [0, 20, 60, 150, 300, 600])) {
    const DATA_DIR = path.join(await freshFolder(0o700), "a b#c?d%41,e'f", 'deep'.repeat(30));
    const first = launch({ DATA_DIR });
    await until(async () =>
      (await readdir(path.join(DATA_DIR, 'postgres')).catch(() => [])).some((name) => name.includes('.new')),
    );
    await sleep(delay);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = launch({ DATA_DIR });
    assert.equal(await health(await second.origin), 200, `killed after ${delay} ms`);
    assert.equal((await stat(DATA_DIR)).mode & 0o777, 0o700);
    await emailTo(await second.origin);
    const open = (await readdir(DATA_DIR, { recursive: true })).filter((name) =>
      isOpen(path.join(DATA_DIR, name)),
    );
    assert.deepEqual(open, [], 'no other user can read its files');
    assert.ok(!(await lstat(path.join(DATA_DIR, 'postgres'))).isSymbolicLink(), 'the database lies within');
    assert.ok((await readdir(path.join(DATA_DIR, 'postgres/data'))).includes('PG_VERSION'));
    second.child.kill('SIGTERM');
    const { code, output } = await second.ended;
    assert.equal(code, 0, output);
  }
});

test('a start that is stopped half-way leaves nothing running', async () => {
  for (const delay of rounds([700], [100, 300, 500, 700, 900, 1200, 1600])) {
    const DATA_DIR = await freshFolder();
    await mkdir(DATA_DIR, { recursive: true });
    const { child, ended } = launch({ DATA_DIR });
    await sleep(delay);
    child.kill('SIGTERM');
    const { code, output } = await ended;
    // Before the process has read its first line, the signal ends it by itself.
    assert.ok(code === 0 || code === null, `${delay} ms: ${code} ${output}`);
    const pid = await postmaster(DATA_DIR).catch(() => 0);
    assert.equal(pid !== 0 && (await isAlive(pid)), false, `${delay} ms`);
  }
});
