import assert from 'node:assert/strict';
import { test } from 'node:test';
import { record } from '#core/ground/events.ts';
import { inSeconds } from '#db/now.ts';
import { member } from '#tests/ground/builders.ts';
import { world } from '#tests/ground/world.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { setStanding } from '#tests/standings/standings.ts';
import {
  core,
  finish,
  finishWithAnother,
  hold,
  holdUp,
  isDone,
  kill,
  killBeforeAcknowledgement,
  leaveOnly,
  pool,
  sent,
  startWorkerProcess,
  until,
  waitsForLock,
} from './killed-workers.ts';
import { leaveAccount } from './leave-account.ts';

/** A member leaves, and the reaction that sends the email about it is held up. */
function leaveHeldUp() {
  return holdUp('leaving:confirm', () => leaveAccount(core));
}

test('a worker killed between a reaction’s effect and its acknowledgement: the effect is made once', async () => {
  const before = await sent();
  await killBeforeAcknowledgement(await leaveHeldUp());
  assert.equal((await sent()).size - before.size, 1);
});

test('a worker is killed after it wrote notifications: each member gets one row and one email', async () => {
  const before = await sent();
  const { owner, mate, projectId } = await world(core);
  await setStanding(core, mate.id, { zone: zoneWhereItIs(12) });
  await core.db
    .insertInto('mail_ways')
    .values({ account_id: mate.id, topic: 'teams', way: 'at_once' })
    .execute();
  const subject = { projectId };
  const publish = () =>
    core.db
      .transaction()
      .execute((tx) => record(tx, { name: 'projects.published', accountId: owner.id, subject }));
  await killBeforeAcknowledgement(await holdUp('notifications:tell', publish));
  const notified = await pool.query('select from notifications where account_id = $1', [mate.id]);
  assert.equal(notified.rowCount, 1);
  assert.equal((await sent()).size - before.size, 1);
});

test('a worker killed before the effect was committed: another one makes it', async () => {
  const before = await sent();
  const { job, release, reaction } = await leaveHeldUp();
  const worker = await startWorkerProcess();
  await until(() => waitsForLock(worker));
  await kill(worker);
  await release();
  assert.equal(await isDone(job.event, reaction), false);
  await finishWithAnother();
  assert.equal(await isDone(job.event, reaction), true);
  assert.equal((await sent()).size - before.size, 1);
});

test('the next worker does each job once that a killed worker had taken, and those behind them', async () => {
  const before = await sent();
  const holdAll = await hold('lock table done_reactions in exclusive mode', []);
  for (let one = 0; one < 12; one++) {
    const { id } = await member(core);
    await core.db
      .updateTable('accounts')
      .set({ leaves_at: inSeconds(3600) })
      .where('id', '=', id)
      .execute();
    await core.db.transaction().execute((tx) => record(tx, { name: 'accounts.leaving', accountId: id }));
  }
  await leaveOnly('leaving:confirm');
  const worker = await startWorkerProcess();
  const held = 'select from jobs where locked_at is not null';
  await until(async () => (await pool.query(held)).rowCount === 4);
  await kill(worker);
  await holdAll();
  // As if half a minute had passed.
  await pool.query("update job_runners set seen_at = seen_at - interval '1 minute'");
  await pool.query("update jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null");
  await finish();
  assert.equal((await sent()).size - before.size, 12);
});
