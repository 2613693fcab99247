import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { releaseDue } from '../standings/release-due.ts';
import { endSuspension } from './end-suspension.ts';
import { openAccount } from './open-account.ts';
import { suspendAccount } from './suspend-account.ts';

const { core, admin } = await administrator(await freshCore());
const other = await staff(core, 'accounts');
const reason = 'Again and again.';

const suspend = (accountId: string, days: number) => suspendAccount(core, admin, { accountId, reason, days });
const daysUntil = (at: string) => (Date.parse(at) - Date.now()) / 86_400_000;
const near = (one: number, wanted: number) =>
  assert.ok(Math.abs(one - wanted) < 0.01, `${one}, not ${wanted}`);

/** Moves a suspension into the past, as if so many days had gone by. */
async function passed(accountId: string, days: number) {
  const span = sql`make_interval(secs => ${Math.round(days * 86_400)}::int)`;
  await setStanding(core, accountId, {
    suspended_at: sql<Date>`suspended_at - ${span}`,
    suspended_until: sql<Date>`suspended_until - ${span}`,
    suspensions_since: sql<Date>`suspensions_since - ${span}`,
  });
}

for (const [way, end] of Object.entries({
  'with its time': async () => {
    await releaseDue(core);
  },
  'without the job that ends it': async () => {},
}))
  test(`an account that was suspended for 7 days, ended ${way}, is suspended again by two alone`, async () => {
    const them = await member(core);
    await suspend(them.id, 7);
    await passed(them.id, 7.01);
    await end();
    const again = await suspend(them.id, 7);
    assert.deepEqual([again.suspended, again.suspendedUntil], [false, '']);
    assert.notEqual(again.proposalId, '');
    const view = await confirmProposal(core, other, again.proposalId);
    assert.equal(view.state, 'confirmed');
    const now = await openAccount(core, admin, them.id);
    assert.deepEqual([now.suspended, now.sessions], [true, 0]);
    near(daysUntil(now.suspendedUntil), 7);
  });

test('days that were not used are left: a suspension ended after two days leaves five', async () => {
  const them = await member(core);
  await suspend(them.id, 7);
  await passed(them.id, 2);
  await endSuspension(core, admin, them.id);
  const again = await suspend(them.id, 7);
  near(daysUntil(again.suspendedUntil), 5);
  assert.notEqual(again.proposalId, '');
});

test('30 days after the first one began, a second before and after, the count begins again', async () => {
  const them = await member(core);
  await suspend(them.id, 7);
  await passed(them.id, 7.01);
  await releaseDue(core);
  const at = (seconds: number) =>
    setStanding(core, them.id, {
      suspensions_since: sql<Date>`now() - interval '30 days' + make_interval(secs => ${seconds}::int)`,
    });
  await at(2);
  const early = await suspend(them.id, 7);
  assert.equal(early.suspended, false);
  await core.db.deleteFrom('staff_proposals').where('id', '=', early.proposalId).execute();
  await at(-1);
  const late = await suspend(them.id, 7);
  assert.deepEqual([late.suspended, late.proposalId], [true, '']);
  near(daysUntil(late.suspendedUntil), 7);
});

test('of ten suspensions at once with no day left there is one proposal, and none begins', async () => {
  const them = await member(core);
  await suspend(them.id, 7);
  await passed(them.id, 7.01);
  const views = await Promise.all(Array.from({ length: 10 }, () => suspend(them.id, 7)));
  assert.equal(new Set(views.map(({ proposalId }) => proposalId)).size, 1);
  assert.ok(views.every(({ suspended }) => !suspended));
});

test('a short suspension weeks before opens no two windows of 7 days next to each other', async () => {
  const them = await member(core);
  await suspend(them.id, 7);
  await passed(them.id, 0.001);
  await endSuspension(core, admin, them.id);
  await passed(them.id, 29.9);
  near(daysUntil((await suspend(them.id, 7)).suspendedUntil), 7);
  await core.db.deleteFrom('staff_proposals').where('subject_id', '=', them.id).execute();
  await passed(them.id, 7.01);
  await releaseDue(core);
  const again = await suspend(them.id, 7);
  assert.equal(again.suspended, false);
  assert.notEqual(again.proposalId, '');
});
