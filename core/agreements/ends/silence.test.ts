import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { turnKinds } from '#contract/collected.ts';
import { joinTeam, type Sides, sidesOf } from '#tests/agreements/agreements.ts';
import { acceptedAt, activeInPast, entryWordsOf } from '#tests/agreements/past-agreements.ts';
import { days, statementsWorld } from '#tests/agreements/stated-before.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { sendReminders } from '../../deadlines/send-reminders.ts';
import { listTurns } from '../../today/list-turns.ts';
import { listAgreements } from '../list-agreements.ts';
import { settleOfProject } from '../steps/settle-answers.ts';
import { confirmConversion } from './confirm-conversion.ts';
import { contestCause } from './contest-cause.ts';
import { giveNotice } from './give-notice.ts';
import { listContested } from './list-contested.ts';
import { passTime } from './pass-time.ts';
import { showEnd } from './show-end.ts';
import { showShares } from './show-shares.ts';
import { stateConversion } from './state-conversion.ts';

const { core, admin } = await administrator(await freshCore());
await keepBeating(core);

const {
  promised,
  claimed,
  convertedBefore,
  lookAt,
  runsOut,
  deadlinesOf,
  onlyDeadline,
  remindedTwice,
  lapse,
} = statementsWorld(core);

const turnsOf = async (who: Sides['owner']) => {
  const { mine, others } = await listTurns(core, who);
  const kinds = (list: typeof mine) => list.map(({ kind }) => kind);
  return { mine: kinds(mine), others: kinds(others) };
};
const lastOf = async (id: string) => (await entryWordsOf(core, id)).at(-1);

test('a stated cause is on Today and in emails, with reminders, and an outage extends its time', async () => {
  const { owner, contributor, id } = await promised();
  await setStanding(core, contributor.id, { zone: zoneWhereItIs(12) });
  await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
  await passTime(core);
  const { basedOn, preview } = await showEnd(core, owner, id);
  await giveNotice(core, owner, {
    agreementId: id,
    basedOn,
    endDay: preview?.endDay ?? '',
    cause: 1,
    words: 'Another’s drawings.',
  });
  const deadline = await onlyDeadline(id, 'cause_contest');
  assert.deepEqual(
    [deadline.owed_by, deadline.awaited_by, deadline.project_id],
    [contributor.id, owner.id, null],
  );
  assert.ok(deadline.due_at.getTime() - Date.now() > 6.9 * 86_400_000);
  assert.deepEqual((await turnsOf(contributor)).mine, ['cause_contest']);
  assert.deepEqual((await turnsOf(owner)).others, ['cause_contest']);
  const { cause, can } = await showEnd(core, contributor, id);
  assert.deepEqual(
    [cause.contestUntil, can.contest],
    [deadline.due_at.toISOString().replace('Z', '+00:00'), true],
  );
  const { agreements } = await listAgreements(core, contributor, { list: 'open', after: '' });
  assert.equal(agreements[0]?.waits.whose, 'contributor');
  // On the third day, and on the sixth.
  await sql`update clocks set began_at = began_at - interval '3 days', next_notice_at = next_notice_at - interval '3 days' where id = ${deadline.id}`.execute(
    core.db,
  );
  await sendReminders(core);
  const emails = (await postedEmails(core)).filter(({ letter: email }) => email === 'turn-reminder');
  assert.ok(emails.some((email) => 'clockId' in email && email.clockId === deadline.id));
  // Three days without any server.
  await sql`update heartbeats set beat_at = now() - interval '3 days'`.execute(core.db);
  await keepBeating(core);
  const shifted = await onlyDeadline(id, 'cause_contest');
  const more = (shifted.due_at.getTime() - deadline.due_at.getTime()) / 86_400_000;
  assert.ok(more > 2.99 && more < 3.9, `${more} days`);
  assert.ok(
    ['cause_contest', 'conversion_confirmation'].every((kind) => turnKinds.some((one) => one === kind)),
  );
});

test('silence upholds a cause only a day after two reminders; until then it can be contested', async () => {
  const [silent, contesting, late] = [await claimed(9), await claimed(9), await claimed(9)];
  await lapse();
  assert.equal(await lastOf(silent.id), 'ended', 'no reminder was sent');
  for (const { id } of [silent, late]) {
    await remindedTwice((await onlyDeadline(id, 'cause_contest')).id, 1);
    await lapse();
    assert.equal((await showEnd(core, silent.owner, silent.id)).cause.stage, 'claimed', 'not a day ago');
  }
  const { basedOn } = await showEnd(core, contesting.contributor, contesting.id);
  const open = await contestCause(core, contesting.contributor, {
    agreementId: contesting.id,
    basedOn,
    words: 'They are mine.',
  });
  assert.equal(open.cause.stage, 'contested');
  assert.equal((await onlyDeadline(contesting.id, 'cause_ruling')).state, 'running');
  await sql`update clock_reminders set handed_at = handed_at - interval '24 hours'`.execute(core.db);
  // The time is over, no matter which server writes that first.
  const standing = await showEnd(core, late.contributor, late.id);
  assert.equal(standing.can.contest, false);
  await assert.rejects(
    contestCause(core, late.contributor, {
      agreementId: late.id,
      basedOn: standing.basedOn,
      words: 'They are mine.',
    }),
    refused('cause_not_claimed'),
  );
  await lapse();
  assert.deepEqual((await entryWordsOf(core, silent.id)).slice(-2), ['cause_decided', 'units_returned']);
  assert.equal((await showEnd(core, silent.contributor, silent.id)).cause.stage, 'upheld');
  assert.equal((await showEnd(core, contesting.contributor, contesting.id)).cause.stage, 'contested');
  const lapses = (await postedEmails(core)).filter(({ letter: email }) => email === 'turn-lapsed');
  assert.ok(lapses.length >= 2);
});

test('a cause stated to a contributor with a deleted account stands after its time, without reminders', async () => {
  const { contributor, id } = await claimed(9);
  await core.db.deleteFrom('clocks').where('subject_id', '=', id).execute();
  await core.db.updateTable('agreements').set({ contributor_id: null }).where('id', '=', id).execute();
  await lookAt(id);
  assert.equal((await onlyDeadline(id, 'cause_contest')).owed_by, null);
  await runsOut(id, 'cause_contest');
  await lapse();
  assert.equal(await lastOf(id), 'units_returned');
  assert.ok(contributor.id);
});

test('both sides are notified of a late ruling on a contested cause, which stays first on the list', async () => {
  const { owner, contributor, id } = await claimed(9);
  const { basedOn } = await showEnd(core, contributor, id);
  await contestCause(core, contributor, { agreementId: id, basedOn, words: 'They are mine.' });
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'cause_ruling' and subject_id = ${id}`.execute(
    core.db,
  );
  await lapse();
  const { rows } = await sql<{ account_id: string }>`
    select account_id from notifications where kind = 'cause_late' and subject_id = ${id}`.execute(core.db);
  assert.deepEqual(rows.map((row) => row.account_id).sort(), [owner.id, contributor.id].sort());
  const listed = (await listContested(core, admin)).causes.find((one) => one.id === id);
  assert.equal(listed?.isLate, true);
});

test('a conversion that is not confirmed in time counts for nothing and holds back no cash', async () => {
  const { owner, contributor, id } = await convertedBefore(10);
  await lookAt(id);
  const held = await showShares(core, contributor, id);
  assert.deepEqual(
    [held.fallbackDue, held.held],
    [250 * 700, 150],
    'it holds back its own units while it waits',
  );
  const deadline = await onlyDeadline(id, 'conversion_confirmation');
  assert.deepEqual([deadline.owed_by, deadline.awaited_by], [contributor.id, owner.id]);
  assert.equal(held.conversions[0]?.confirmUntil !== '', true);
  await runsOut(id, 'conversion_confirmation');
  await lapse();
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
  const after = await showShares(core, contributor, id);
  assert.deepEqual([after.fallbackDue, after.held, after.conversions], [400 * 700, 0, []]);
  assert.equal((await deadlinesOf(id, 'payment')).filter(({ ended_at: at }) => at === null).length > 0, true);
});

test('a conversion to confirm is on Today, and a confirmation in time meets its deadline', async () => {
  const between = await sidesOf(core, 'Asha Kale');
  const { owner, contributor } = between;
  const id = await activeInPast(core, between, {
    equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-15' },
  });
  await acceptedAt(core, id, days(-30));
  const { basedOn } = await showShares(core, owner, id);
  const stated = await stateConversion(core, owner, {
    agreementId: id,
    basedOn,
    units: 10,
    day: days(-1).slice(0, 10),
    document: 'PAS-3',
  });
  assert.ok((await turnsOf(contributor)).mine.includes('conversion_confirmation'));
  assert.ok((await turnsOf(owner)).others.includes('conversion_confirmation'));
  // Another owner awaits it once this one has left.
  const mate = await member(core, { name: 'Ravi Sample', password: null });
  await joinTeam(core, between.project, mate, true);
  await sql`delete from project_members where account_id = ${owner.id}`.execute(core.db);
  const { project_id: projectId } = await core.db
    .selectFrom('agreements')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await core.db.transaction().execute((tx) => settleOfProject(tx, projectId));
  assert.equal((await onlyDeadline(id, 'conversion_confirmation')).awaited_by, mate.id);
  await confirmConversion(core, contributor, {
    agreementId: id,
    basedOn: stated.basedOn,
    conversion: stated.conversions[0]?.entry ?? 0,
  });
  assert.equal((await onlyDeadline(id, 'conversion_confirmation')).state, 'met');
  await lapse();
  assert.equal(await lastOf(id), 'conversion_confirmed');
});
