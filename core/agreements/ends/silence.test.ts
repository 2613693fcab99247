import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { turnKinds } from '#contract/turns.ts';
import { joinTeam, type Sides, sidesOf } from '#tests/agreements.ts';
import { administrator, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { postedLetters, runReactions } from '#tests/jobs.ts';
import { acceptedAt, activeInPast, didAt, entryWordsOf } from '#tests/past-agreements.ts';
import { refused } from '#tests/refused.ts';
import { keepBeating } from '../../clocks/keep-beating.ts';
import { lapseDueClocks } from '../../clocks/lapse-due-clocks.ts';
import { noteReminder } from '../../clocks/note-reminder.ts';
import { sendNotices } from '../../clocks/send-notices.ts';
import { listTurns } from '../../today/list-turns.ts';
import { listAgreements } from '../list-agreements.ts';
import { settleOfProject } from '../steps/settle-answers.ts';
import { confirmConversion } from './confirm-conversion.ts';
import { contestCause } from './contest-cause.ts';
import { giveNotice } from './give-notice.ts';
import { listContested } from './list-contested.ts';
import { passTime } from './pass-time.ts';
import { settleMissed } from './settle-missed.ts';
import { showEnd } from './show-end.ts';
import { showShares } from './show-shares.ts';
import { stateConversion } from './state-conversion.ts';

const core = await freshCore();
await keepBeating(core);
const { admin } = await administrator(core);

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** Twelve of 48 months or more have not vested, and the project may state a cause. */
async function promised(): Promise<Sides & { id: string }> {
  const between = await sidesOf(core, 'Asha Kale');
  const id = await activeInPast(core, between, {
    milestones: 2,
    equity: {
      vesting: { kind: 'monthly', months: 48, cliff: 0, startDay: days(-100).slice(0, 10) },
      conversionDay: '2999-01-15',
    },
    terms: { noticeDays: 0, causes: ['Work of others shown as own'] },
  });
  await acceptedAt(core, id, days(-99));
  return { ...between, id };
}

/** A cause was stated so many days ago, and its time runs out as it should have. */
async function claimed(ago: number) {
  const one = await promised();
  await statedBefore(one.id, ago);
  await lookAt(one.id);
  await runsOut(one.id, 'cause_contest');
  return one;
}

/** As an older server has written it: without a clock. */
const statedBefore = (id: string, ago: number) =>
  didAt(core, id, days(-ago), 'project', { kind: 'give_notice', cause: 1 });

async function lookAt(id: string): Promise<void> {
  await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
  await passTime(core);
}

const runsOut = (id: string, kind: string) =>
  sql`update clocks set due_at = now() - interval '1 minute'
    where kind = ${kind} and subject_id like ${`${id}%`} and ended_at is null`.execute(core.db);

/** Units were stated as shares so many days ago, on a server that began no clock for it; the conversion day is over. */
async function convertedBefore(ago: number): Promise<Sides & { id: string }> {
  const between = await sidesOf(core, 'Asha Kale');
  const id = await activeInPast(core, between, {
    equity: { vesting: { kind: 'at_once' }, conversionDay: days(-3).slice(0, 10), fallbackPrice: 700 },
  });
  await acceptedAt(core, id, days(-ago - 20));
  await didAt(core, id, days(-ago), 'project', {
    ...{ kind: 'state_conversion', units: 150, day: days(-ago).slice(0, 10) },
  });
  return { ...between, id };
}

const clocksOf = (id: string, kind: string) =>
  core.db
    .selectFrom('clocks')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', 'like', `${id}%`)
    .orderBy('began_at')
    .execute();

async function onlyClock(id: string, kind: string) {
  const [clock, ...more] = await clocksOf(id, kind);
  assert.ok(clock);
  assert.equal(more.length, 0);
  return clock;
}

async function remindedTwice(clockId: string, hoursAgo: number): Promise<void> {
  await noteReminder(core, clockId);
  await noteReminder(core, clockId);
  await sql`update clock_reminders set handed_at = handed_at - make_interval(hours => ${hoursAgo}) where clock_id = ${clockId}`.execute(
    core.db,
  );
}

async function lapse(): Promise<void> {
  await sendNotices(core);
  await lapseDueClocks(core);
  await runReactions(core);
}

const turnsOf = async (who: Sides['owner']) => {
  const { mine, others } = await listTurns(core, who);
  const kinds = (list: typeof mine) => list.map(({ kind }) => kind);
  return { mine: kinds(mine), others: kinds(others) };
};
const lastOf = async (id: string) => (await entryWordsOf(core, id)).at(-1);

test('a stated cause waits on Today and in letters, with reminders and with the time that servers were away', async () => {
  const { owner, contributor, id } = await promised();
  await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
  await passTime(core);
  const { basedOn, preview } = await showEnd(core, owner, id);
  await giveNotice(core, owner, {
    ...{ agreementId: id, basedOn, endDay: preview?.endDay ?? '', cause: 1, words: 'Another’s drawings.' },
  });
  const clock = await onlyClock(id, 'cause_contest');
  assert.deepEqual([clock.owed_by, clock.awaited_by, clock.project_id], [contributor.id, owner.id, null]);
  assert.ok(clock.due_at.getTime() - Date.now() > 6.9 * 86_400_000);
  assert.deepEqual((await turnsOf(contributor)).mine, ['cause_contest']);
  assert.deepEqual((await turnsOf(owner)).others, ['cause_contest']);
  const { cause, can } = await showEnd(core, contributor, id);
  assert.deepEqual(
    [cause.contestUntil, can.contest],
    [clock.due_at.toISOString().replace('Z', '+00:00'), true],
  );
  const { agreements } = await listAgreements(core, contributor, { list: 'open', after: '' });
  assert.equal(agreements[0]?.waits.whose, 'contributor');
  // On the third day, and on the sixth.
  await sql`update clocks set began_at = began_at - interval '3 days', next_notice_at = next_notice_at - interval '3 days' where id = ${clock.id}`.execute(
    core.db,
  );
  await sendNotices(core);
  const letters = (await postedLetters(core)).filter(({ letter }) => letter === 'turn-reminder');
  assert.ok(letters.some((letter) => 'clockId' in letter && letter.clockId === clock.id));
  // Three days without any server.
  await sql`update heartbeats set beat_at = now() - interval '3 days'`.execute(core.db);
  await keepBeating(core);
  const shifted = await onlyClock(id, 'cause_contest');
  const more = (shifted.due_at.getTime() - clock.due_at.getTime()) / 86_400_000;
  assert.ok(more > 2.99 && more < 3.9, `${more} days`);
  assert.ok(
    ['cause_contest', 'conversion_confirmation'].every((kind) => turnKinds.some((one) => one === kind)),
  );
});

test('silence upholds a cause only after two reminders a day ago; until then it can be contested, and after that not', async () => {
  const [silent, contesting, late] = [await claimed(9), await claimed(9), await claimed(9)];
  await lapse();
  assert.equal(await lastOf(silent.id), 'ended', 'nobody was reminded');
  for (const { id } of [silent, late]) {
    await remindedTwice((await onlyClock(id, 'cause_contest')).id, 1);
    await lapse();
    assert.equal((await showEnd(core, silent.owner, silent.id)).cause.stage, 'claimed', 'not a day ago');
  }
  const { basedOn } = await showEnd(core, contesting.contributor, contesting.id);
  const open = await contestCause(core, contesting.contributor, {
    ...{ agreementId: contesting.id, basedOn, words: 'They are mine.' },
  });
  assert.equal(open.cause.stage, 'contested');
  assert.equal((await onlyClock(contesting.id, 'cause_ruling')).state, 'running');
  await sql`update clock_reminders set handed_at = handed_at - interval '24 hours'`.execute(core.db);
  // The time is over, whoever writes it first.
  const standing = await showEnd(core, late.contributor, late.id);
  assert.equal(standing.can.contest, false);
  await assert.rejects(
    contestCause(core, late.contributor, {
      ...{ agreementId: late.id, basedOn: standing.basedOn, words: 'They are mine.' },
    }),
    refused('cause_not_claimed'),
  );
  await lapse();
  assert.deepEqual((await entryWordsOf(core, silent.id)).slice(-2), ['cause_decided', 'units_returned']);
  assert.equal((await showEnd(core, silent.contributor, silent.id)).cause.stage, 'upheld');
  assert.equal((await showEnd(core, contesting.contributor, contesting.id)).cause.stage, 'contested');
  const told = (await postedLetters(core)).filter(({ letter }) => letter === 'turn-lapsed');
  assert.ok(told.length >= 2);
});

test('a cause stated to somebody whose account is gone stands in its time, without anybody to remind', async () => {
  const { contributor, id } = await claimed(9);
  await core.db.deleteFrom('clocks').where('subject_id', '=', id).execute();
  await core.db.updateTable('agreements').set({ contributor_id: null }).where('id', '=', id).execute();
  await lookAt(id);
  assert.equal((await onlyClock(id, 'cause_contest')).owed_by, null);
  await runsOut(id, 'cause_contest');
  await lapse();
  assert.equal(await lastOf(id), 'units_returned');
  assert.ok(contributor.id);
});

test('a late ruling on a contested cause is told to both sides, and stays first on the list', async () => {
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

test('a conversion that nobody confirms counts for nothing after its time, and holds back no cash', async () => {
  const { owner, contributor, id } = await convertedBefore(10);
  await lookAt(id);
  const held = await showShares(core, contributor, id);
  assert.deepEqual(
    [held.fallbackDue, held.held],
    [250 * 700, 150],
    'it holds back its own units while it waits',
  );
  const clock = await onlyClock(id, 'conversion_confirmation');
  assert.deepEqual([clock.owed_by, clock.awaited_by], [contributor.id, owner.id]);
  assert.equal(held.conversions[0]?.confirmUntil !== '', true);
  await runsOut(id, 'conversion_confirmation');
  await lapse();
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
  const after = await showShares(core, contributor, id);
  assert.deepEqual([after.fallbackDue, after.held, after.conversions], [400 * 700, 0, []]);
  assert.equal((await clocksOf(id, 'payment')).filter(({ ended_at: at }) => at === null).length > 0, true);
});

test('a conversion waits on Today, and whoever confirms it in time has met its clock', async () => {
  const between = await sidesOf(core, 'Asha Kale');
  const { owner, contributor } = between;
  const id = await activeInPast(core, between, {
    equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-15' },
  });
  await acceptedAt(core, id, days(-30));
  const { basedOn } = await showShares(core, owner, id);
  const stated = await stateConversion(core, owner, {
    ...{ agreementId: id, basedOn, units: 10, day: days(-1).slice(0, 10), document: 'PAS-3' },
  });
  assert.ok((await turnsOf(contributor)).mine.includes('conversion_confirmation'));
  assert.ok((await turnsOf(owner)).others.includes('conversion_confirmation'));
  // Another owner waits for it once this one is gone.
  const mate = await member(core, { name: 'Ravi Sample', password: null });
  await joinTeam(core, between.project, mate, true);
  await sql`delete from project_members where account_id = ${owner.id}`.execute(core.db);
  const { project_id: projectId } = await core.db
    .selectFrom('agreements')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await core.db.transaction().execute((tx) => settleOfProject(tx, projectId));
  assert.equal((await onlyClock(id, 'conversion_confirmation')).awaited_by, mate.id);
  await confirmConversion(core, contributor, {
    ...{ agreementId: id, basedOn: stated.basedOn, conversion: stated.conversions[0]?.entry ?? 0 },
  });
  assert.equal((await onlyClock(id, 'conversion_confirmation')).state, 'met');
  await lapse();
  assert.equal(await lastOf(id), 'conversion_confirmed');
});

test('what was stated long ago without a clock gets all of its time from when its clock begins', async () => {
  const [{ id }, cause] = [await convertedBefore(30), await promised()];
  await statedBefore(cause.id, 30);
  await lookAt(id);
  await lookAt(cause.id);
  const clocks = [await onlyClock(id, 'conversion_confirmation'), await onlyClock(cause.id, 'cause_contest')];
  for (const clock of clocks) {
    assert.ok(clock.due_at.getTime() - Date.now() > 6.9 * 86_400_000);
    assert.ok(clock.next_notice_at && clock.next_notice_at < clock.due_at, 'with its reminders');
  }
  await lapse();
  assert.ok(!(await entryWordsOf(core, id)).includes('reversed'));
  await runsOut(id, 'conversion_confirmation');
  await lapse();
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
});

test('what an older server states beside this one can be contested at once, and gets its clock in the night', async () => {
  const [{ id }, cause] = [await convertedBefore(1), await promised()];
  await statedBefore(cause.id, 1);
  const shown = await showEnd(core, cause.contributor, cause.id);
  assert.equal(shown.can.contest, true);
  const left = Date.parse(shown.cause.contestUntil) - Date.now();
  assert.ok(left > 5.9 * 86_400_000 && left <= 6 * 86_400_000);
  await settleMissed(core);
  assert.equal((await onlyClock(id, 'conversion_confirmation')).state, 'running');
  assert.equal((await onlyClock(cause.id, 'cause_contest')).state, 'running');
  await settleMissed(core);
  assert.equal((await onlyClock(cause.id, 'cause_contest')).state, 'running', 'once');
});

test('what an older server let run out without what follows is made up for, and silence only where it counted', async () => {
  const { id } = await convertedBefore(10);
  const [reminded, unreminded] = [await claimed(9), await claimed(9)];
  await lookAt(id);
  await runsOut(id, 'conversion_confirmation');
  await remindedTwice((await onlyClock(reminded.id, 'cause_contest')).id, 25);
  const ids = [id, reminded.id, unreminded.id];
  await sql`update clocks set state = 'lapsed', ended_at = now(), next_notice_at = null
    where split_part(subject_id, '.', 1) = any(${ids}) and kind in ('cause_contest', 'conversion_confirmation')`.execute(
    core.db,
  );
  await settleMissed(core);
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
  assert.equal((await showEnd(core, reminded.owner, reminded.id)).cause.stage, 'upheld');
  assert.equal((await showEnd(core, unreminded.owner, unreminded.id)).cause.stage, 'claimed');
  const again = await onlyClock(unreminded.id, 'cause_contest');
  assert.deepEqual([again.state, again.due_at > new Date(days(6))], ['running', true]);
  assert.equal((await showEnd(core, unreminded.contributor, unreminded.id)).can.contest, true);
});

test('a clock of a kind that only a newer server knows is left to that one', async () => {
  const { id } = await claimed(9);
  await core.db
    .updateTable('clocks')
    .set({ kind: 'of_a_newer_one' })
    .where('id', '=', (await onlyClock(id, 'cause_contest')).id)
    .execute();
  await lapseDueClocks(core);
  assert.equal((await onlyClock(id, 'of_a_newer_one')).state, 'running');
});
