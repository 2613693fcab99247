import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { sealActions } from '#core/administration/seal-actions.ts';
import { signLogHead } from '#core/administration/sign-log-head.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { changeLog } from '#tests/administration/changed-log.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore, type TestCore } from '#tests/ground/database.ts';
import { migratedDatabase } from '#tests/ground/empty-database.ts';
import { plainEnvironment } from '#tests/servers/plain-environment.ts';
import { runCommand } from '../admin-command.ts';
import { readManifest, type Target } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const secret = 'c'.repeat(64);
const dataDir = await mkdtemp(path.join(tmpdir(), 'saharambh-log-cut-'));
atEnd(() => rm(dataDir, { recursive: true, force: true }));
const backups = path.join(dataDir, 'backups');
const target: Target = { store: folderStore(backups), prefix: '' };

/** `npm run admin -- verify-log`, as an operator runs it. */
async function verify(url: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const env = {
    ...plainEnvironment(),
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    BACKUP_TO: backups,
    SECRET: secret,
  };
  return promisify(execFile)(process.execPath, ['tools/command.ts', 'admin', 'verify-log', ...args], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  );
}

async function act(core: Pick<TestCore, 'db'>, count: number): Promise<void> {
  await sql`insert into admin_actions (actor_id, action, detail)
    select 'admin', 'account.opened', n::text from generate_series(1, ${count}::int) n`.execute(core.db);
  await sealActions(core);
  await signLogHead({ db: core.db, key: Buffer.from(secret) });
}

test('a backup keeps the head, a restore logs its cut, and a tail cut without one is found', async () => {
  const core = await freshCore();
  const { url } = core.connection;
  /** The same command, without a process of its own. */
  const inHere = (...args: string[]) =>
    runCommand(core, ['verify-log', ...args], { backups: target, secret: Buffer.from(secret) });
  await member(core);
  const write = () => writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 5 });
  await act(core, 4);
  const first = await write();
  assert.deepEqual([first.manifest.log?.sequence, first.manifest.log?.signed?.sequence], [4, 4]);
  await act(core, 3);
  const second = await write();
  assert.equal((await readManifest(target, second.name)).log?.sequence, 7);
  assert.equal(Object(await inHere()).last, 7);

  const back = await migratedDatabase(url);
  const files = folderStore(path.join(dataDir, 'files'));
  const secretFile = path.join(dataDir, 'none');
  await restoreBackup({ databaseUrl: back, files, target, name: first.name, secretFile });
  const restored = connect(back);
  atEnd(restored.close);
  await sealActions(restored);
  const good = await verify(back);
  assert.equal(good.code, 0, good.text);
  const { last, restores, cut } = JSON.parse(good.text);
  assert.deepEqual([last, restores[0].backup, restores[0].sequence, cut.length], [5, first.name, 4, 1]);

  await changeLog(
    core,
    'delete from admin_log_heads',
    `delete from admin_actions where id in (select entry_id from admin_log_chain where sequence > 5)`,
    'delete from admin_log_chain where sequence > 5',
  );
  const lost = await verify(url);
  assert.equal(lost.code, 1);
  assert.match(
    lost.text,
    new RegExp(
      `The tail is lost: the log ends at entry 5, and the head of backup ${second.name} was at entry 7`,
    ),
  );
  const copied = first.manifest.log?.hash ?? '';
  await assert.rejects(inHere('3', copied), /not those of the head of your copy/);
  await assert.rejects(inHere('3'), /^Error: Name a head by its entry and its hash/);
});
