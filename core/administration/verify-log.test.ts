import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { changeLog } from '#tests/administration/changed-log.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore, type TestCore } from '#tests/ground/database.ts';
import { sealLinks } from '../ledger/seal-entries.ts';
import { type Action, actionColumns, sealedFields } from './log-entry.ts';
import { sealActions } from './seal-actions.ts';
import { signLogHead } from './sign-log-head.ts';
import { noteAction } from './steps/note-action.ts';
import { noteRestore } from './steps/note-restore.ts';
import { type KeptHead, verifyLog } from './verify-log.ts';

type Admin = Awaited<ReturnType<typeof administrator>>['admin'];
type Logged = { core: TestCore; admin: Admin };

async function logged(count: number): Promise<Logged> {
  const made = await administrator(await freshCore());
  await act(made as Logged, count);
  return made as Logged;
}

/** Each entry is a transaction of its own. */
async function act({ core, admin }: Logged, count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await core.db
      .transaction()
      .execute((tx) => noteAction(tx, admin, { action: 'accounts.searched', detail: `entry ${at} नमस्ते` }));
}

async function sealed(count: number): Promise<Logged> {
  const made = await logged(count);
  assert.equal(await sealActions(made.core), count);
  await signLogHead(made.core);
  return made;
}

async function faultsOf({ core }: Logged, kept: KeptHead[] = []): Promise<unknown[]> {
  const { faults } = await verifyLog(core, { secret: core.key, kept });
  return faults.map((fault) => ({ ...fault, ...('head' in fault && { head: fault.head.sequence }) }));
}

const kindsOf = (faults: unknown[]) =>
  (faults as { kind: string; sequence?: number }[]).map(({ kind, sequence }) => [kind, sequence]);

/** Seals one entry with its present text, behind the present hash of the one before. */
async function sealAgain({ core }: Logged, sequence: number): Promise<void> {
  const { rows } = await sql<Action & { salt: string; last: string }>`
    select ${actionColumns}, salt, (select hash from admin_log_chain where sequence = ${sequence - 1}) as last
    from admin_log_chain join admin_actions as actions on actions.id = entry_id where sequence = ${sequence}`.execute(
    core.db,
  );
  const [row] = rows;
  assert.ok(row);
  const { salt, last, ...action } = row;
  const [link] = sealLinks([sealedFields(action, { sequence, salt })], last);
  await changeLog(
    core,
    `update admin_log_chain set before = '${link?.before}', hash = '${link?.hash}' where sequence = ${sequence}`,
  );
}

const headAt = async ({ core }: Logged, source = 'a copy'): Promise<KeptHead> => {
  const { rows } = await sql<KeptHead>`
    select sequence::float8, hash, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from admin_log_chain order by admin_log_chain.sequence desc limit 1`.execute(core.db);
  return { ...(rows[0] as KeptHead), source };
};

test('a log that was not changed verifies, with its head and a kept one', async () => {
  const log = await sealed(5);
  const head = await headAt(log);
  await act(log, 3);
  assert.equal(await sealActions(log.core), 3);
  const { faults: _, ...found } = await verifyLog(log.core, { secret: log.core.key, kept: [head] });
  assert.deepEqual(await faultsOf(log, [head]), []);
  assert.deepEqual(found, { first: 1, last: 8, waiting: 0, heads: 2, restores: [], cut: [] });
});

test('each changed field of an entry is found, to the microsecond', async () => {
  for (const change of [
    `actor_id = 'another'`,
    `action = 'account.opened'`,
    `subject_id = 'another'`,
    `detail = detail || ' '`,
    `created_at = created_at + interval '1 microsecond'`,
  ]) {
    const log = await sealed(4);
    const { rows } = await sql<{
      id: string;
    }>`select entry_id::text as id from admin_log_chain where sequence = 2`.execute(log.core.db);
    const id = rows[0]?.id;
    await changeLog(log.core, `update admin_actions set ${change} where id = ${id}`);
    assert.deepEqual(await faultsOf(log), [{ kind: 'entry_changed', sequence: 2, entry: id }], change);
  }
});

test('a removed entry, a gap in the chain and an entry outside of it are found', async () => {
  const log = await sealed(6);
  await changeLog(
    log.core,
    `delete from admin_actions where id = (select entry_id from admin_log_chain where sequence = 2)`,
    `delete from admin_log_chain where sequence = 4`,
    `insert into admin_actions (actor_id, action) values ('added', 'account.opened')`,
    `insert into unsealed_admin_actions values (999)`,
  );
  const faults = (await faultsOf(log)) as { kind: string; sequence?: number; until?: number }[];
  assert.deepEqual(
    faults.map(({ kind, sequence, until }) => [kind, sequence, until]),
    [
      ['entry_missing', 2, undefined],
      ['chain_gap', 4, 4],
      // The one whose seal was removed, and the one that was added.
      ['entry_unsealed', undefined, undefined],
      ['entry_unsealed', undefined, undefined],
      ['waiting_gone', undefined, undefined],
    ],
  );
});

test('an entry that was changed and sealed again breaks the chain behind it', async () => {
  const log = await sealed(4);
  await changeLog(
    log.core,
    `update admin_actions set detail = 'nothing' where id = (
    select entry_id from admin_log_chain where sequence = 2)`,
  );
  await sealAgain(log, 2);
  assert.deepEqual(kindsOf(await faultsOf(log)), [['chain_broken', 3]]);
  // Sealed again up to the end, it differs from the published head.
  await sealAgain(log, 3);
  await sealAgain(log, 4);
  assert.deepEqual(kindsOf(await faultsOf(log)), [['head_differs', undefined]]);
});

test('a lost tail is found by a published head, or by one that is kept elsewhere', async () => {
  const log = await sealed(6);
  const head = await headAt(log);
  const cut = [
    `delete from admin_actions where id in (select entry_id from admin_log_chain where sequence > 4)`,
    `delete from admin_log_chain where sequence > 4`,
  ];
  await changeLog(log.core, ...cut);
  assert.deepEqual(await faultsOf(log), [{ kind: 'tail_lost', head: 6, last: 4 }]);
  await changeLog(log.core, `delete from admin_log_heads`);
  assert.deepEqual(await faultsOf(log), []);
  assert.deepEqual(await faultsOf(log, [head]), [{ kind: 'tail_lost', head: 6, last: 4 }]);
  // Written again up to the same number: the hash is another one.
  await act(log, 2);
  await sealActions(log.core);
  assert.deepEqual(await faultsOf(log, [head]), [{ kind: 'head_differs', head: 6 }]);
});

test('a head that was changed, or signed with another key, is found', async () => {
  const log = await sealed(3);
  await changeLog(log.core, `update admin_log_heads set signed_at = signed_at - interval '1 day'`);
  assert.deepEqual(await faultsOf(log), [{ kind: 'signature_wrong', head: 3 }]);
  await changeLog(log.core, `delete from admin_log_heads`);
  await signLogHead({ db: log.core.db, key: Buffer.alloc(32, 7) });
  const faults = (await faultsOf(log)) as { kind: string }[];
  assert.deepEqual(
    faults.map(({ kind }) => kind),
    ['key_foreign'],
  );
  // After a change of the secret the next hour signs with the new key.
  await signLogHead(log.core);
  await signLogHead(log.core);
  assert.deepEqual(await faultsOf(log), []);
  const { heads } = await verifyLog(log.core);
  assert.equal(heads, 2);
});

test('a restore that is logged says which heads it has cut off, and excuses no others', async () => {
  const log = await sealed(3);
  await wait(5);
  const backup = new Date().toISOString().replace(/[-:.]/g, '').toLowerCase();
  await wait(5);
  const later: KeptHead = { sequence: 5, hash: 'ab'.repeat(32), at: new Date().toISOString(), source: 'x' };
  await wait(5);
  await log.core.db.transaction().execute((tx) => noteRestore(tx, backup));
  await act(log, 3);
  await sealActions(log.core);
  const { faults, cut, restores } = await verifyLog(log.core, { kept: [later] });
  assert.deepEqual([faults, cut, restores[0]?.sequence], [[], [later], 3]);
  const after = { ...later, at: new Date(Date.now() + 5000).toISOString() };
  const before = { ...later, at: '2020-01-01T00:00:00.000Z' };
  assert.deepEqual(await faultsOf(log, [after, before, { ...later, at: null }]), [
    { kind: 'head_differs', head: 5 },
    { kind: 'head_differs', head: 5 },
    { kind: 'head_differs', head: 5 },
  ]);
});

test('ten sealers at once seal each entry once, while ten transactions write and one commits late', async () => {
  const log = await logged(0);
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const late = log.core.db.transaction().execute(async (tx) => {
    await noteAction(tx, log.admin, { action: 'account.opened', detail: 'late' });
    written();
    await mayCommit;
  });
  await isWritten;
  let isWriting = true;
  const sealers = Array.from({ length: 10 }, async () => {
    while (isWriting) {
      await sealActions(log.core);
      await wait(1);
    }
  });
  await Promise.all(Array.from({ length: 10 }, () => act(log, 30)));
  await sealActions(log.core);
  commit();
  await late;
  isWriting = false;
  await Promise.all(sealers);
  await sealActions(log.core);
  const { faults, first, last, waiting } = await verifyLog(log.core);
  assert.deepEqual([faults, first, last, waiting], [[], 1, 301, 0]);
  const { rows } = await sql<{ detail: string; sequence: string }>`
    select detail, sequence from admin_actions join admin_log_chain on entry_id = id order by id limit 1`.execute(
    log.core.db,
  );
  assert.deepEqual([rows[0]?.detail, Number(rows[0]?.sequence) > 1], ['late', true]);
});

test('a sealer that is killed leaves nothing half done: the next one goes on', async () => {
  const log = await logged(0);
  await sql`insert into admin_actions (actor_id, action, detail)
    select 'admin', 'account.opened', n::text from generate_series(1, 30000) n`.execute(log.core.db);
  const script = path.resolve(import.meta.dirname, '../../tests/administration/killed-sealer.ts');
  const ends: number[] = [];
  const isMidway = (end = 0) => end > 0 && end < 30000;
  // Until one was killed in the middle of its work; a busy machine may take some tries.
  for (let round = 0; round < 6 && !isMidway(ends.at(-1)); round++) {
    const sealer = fork(script, [log.core.connection.url]);
    await once(sealer, 'message');
    await wait(5 + round * 10);
    sealer.kill('SIGKILL');
    await once(sealer, 'exit');
    const { faults, last, waiting } = await verifyLog(log.core);
    assert.deepEqual([faults, last + waiting], [[], 30000]);
    ends.push(last);
  }
  while ((await sealActions(log.core)) !== 0);
  assert.ok(isMidway(ends.at(-1)), `killed in the middle: ${ends}`);
  const { faults, last } = await verifyLog(log.core);
  assert.deepEqual([faults, last], [[], 30000]);
});
