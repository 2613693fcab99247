import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { changeLog } from '#tests/administration/changed-log.ts';
import { freshCore, type TestCore } from '#tests/ground/database.ts';
import { scheduledJobs } from '../collected/scheduled.ts';
import { LogChanged } from './forget-old-actions.ts';
import { listLogHeads } from './list-log-heads.ts';
import { sealActions } from './seal-actions.ts';
import { signLogHead } from './sign-log-head.ts';
import { verifyLog } from './verify-log.ts';

/** Entries a minute before and after the three years, and of today, each sealed in this order. */
async function aged(): Promise<TestCore> {
  const core = await freshCore();
  await sql`insert into admin_actions (actor_id, action, created_at) values
    ('admin', 'accounts.searched', now() - interval '3 years' - interval '2 minutes'),
    ('admin', 'accounts.searched', now() - interval '3 years' - interval '1 minute'),
    ('admin', 'accounts.searched', now() - interval '3 years' + interval '1 minute'),
    ('admin', 'accounts.searched', now())`.execute(core.db);
  await sealActions(core);
  await signLogHead(core);
  return core;
}

const forget = async (core: TestCore) =>
  scheduledJobs.find(({ name }) => name === 'administration:forget-old-actions')?.run(core);

async function counts({ db }: TestCore): Promise<number[]> {
  const { rows } = await sql<{ actions: number; chain: number }>`
    select (select count(*)::int from admin_actions) as actions, (select count(*)::int from admin_log_chain) as chain`.execute(
    db,
  );
  return [rows[0]?.actions ?? 0, rows[0]?.chain ?? 0];
}

test('an entry is deleted after three years, by the only function that may delete entries', async () => {
  const core = await aged();
  const oldest = sql`delete from admin_actions where created_at < now() - interval '3 years'`;
  await assert.rejects(oldest.execute(core.db), /only ever added to/);
  // A caller who sets the function's flag can delete no more than the function does.
  for (const statement of [sql`delete from admin_actions`, sql`delete from admin_log_chain`]) {
    const claim = core.db.transaction().execute(async (tx) => {
      await sql`select set_config('saharambh.forgetting_admin_actions', 'yes', true)`.execute(tx);
      await statement.execute(tx);
    });
    await assert.rejects(claim, /only ever added to/);
  }
  // The function alone deletes nothing that no checkpoint is signed behind.
  await sql`select forget_admin_actions()`.execute(core.db);
  assert.deepEqual(await counts(core), [4, 4]);
  await forget(core);
  assert.deepEqual(await counts(core), [2, 2]);
});

test('the rest of the log verifies from the signed checkpoint on, and goes on behind it', async () => {
  const core = await aged();
  await forget(core);
  await forget(core);
  const { checkpoint } = await listLogHeads(core);
  assert.equal(checkpoint?.sequence, 2);
  await sql`insert into admin_actions (actor_id, action) values ('admin', 'accounts.searched')`.execute(
    core.db,
  );
  await sealActions(core);
  const { faults, first, last } = await verifyLog(core, { secret: core.key });
  assert.deepEqual([faults, first, last], [[], 3, 5]);
  await changeLog(
    core,
    `delete from admin_actions where id = (select entry_id from admin_log_chain where sequence = 3)`,
    'delete from admin_log_chain where sequence = 3',
  );
  const { faults: found } = await verifyLog(core, { secret: core.key });
  assert.deepEqual(found, [{ kind: 'chain_gap', sequence: 3, until: 3 }]);
});

test('a log whose entries are all removed goes on at the number after the checkpoint', async () => {
  const core = await freshCore();
  await sql`insert into admin_actions (actor_id, action, created_at)
    values ('admin', 'accounts.searched', now() - interval '4 years')`.execute(core.db);
  await sealActions(core);
  await forget(core);
  assert.deepEqual(await counts(core), [0, 0]);
  await sql`insert into admin_actions (actor_id, action) values ('admin', 'accounts.searched')`.execute(
    core.db,
  );
  await sealActions(core);
  const { faults, first, last } = await verifyLog(core, { secret: core.key });
  assert.deepEqual([faults, first, last], [[], 2, 2]);
});

test('nothing is removed from a log that was changed', async () => {
  const core = await aged();
  await changeLog(
    core,
    `update admin_actions set detail = 'changed' where id = (select min(id) from admin_actions)`,
  );
  await assert.rejects(forget(core) as Promise<void>, LogChanged);
  assert.deepEqual(await counts(core), [4, 4]);
});

test('a checkpoint that the server has not signed is found', async () => {
  const core = await aged();
  await changeLog(
    core,
    `insert into admin_log_heads select 'checkpoint', day, sequence, hash, key, public_key, signature, signed_at
     from admin_log_heads`,
    'delete from admin_log_chain',
    'delete from admin_actions',
  );
  const { faults } = await verifyLog(core, { secret: core.key });
  assert.deepEqual(
    faults.map(({ kind }) => kind),
    ['signature_wrong'],
  );
});
