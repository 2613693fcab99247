import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { type Sides, sidesOf } from '#tests/agreements/agreements.ts';
import {
  acceptedAt,
  activeInPast,
  didAt,
  entryWordsOf,
  keptRowOf,
} from '#tests/agreements/past-agreements.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { contestCause } from './contest-cause.ts';
import { decideCause } from './decide-cause.ts';
import { giveNotice } from './give-notice.ts';
import { listContested } from './list-contested.ts';
import { passTime } from './pass-time.ts';
import { showEnd } from './show-end.ts';
import { showShares } from './show-shares.ts';

const { core, admin } = await administrator(await freshCore());
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });

const sides = () => sidesOf(core, 'Asha Kale');

const entriesOf = (id: string) => entryWordsOf(core, id);
const rowOf = (id: string) => keptRowOf(core, id);

const monthly = (startDay: string, months = 12, cliff = 0) =>
  ({ vesting: { kind: 'monthly', months, cliff, startDay } }) as const;
const later = { conversionDay: '2999-01-15' };

test('months missed while no server was there are written one by one, in order, once by two that look', async () => {
  const between = await sides();
  const id = await activeInPast(core, between, { equity: { ...monthly('2023-12-31', 6), ...later } });
  await acceptedAt(core, id, '2023-12-31');
  assert.equal((await rowOf(id)).next_due_at?.toISOString(), '2024-01-30T18:30:00.000Z');
  await Promise.all([passTime(core), passTime(core), passTime(core)]);
  assert.deepEqual((await entriesOf(id)).slice(3), [
    'completed',
    'vested 1 2024-01-31 66',
    'vested 2 2024-02-29 67',
    'vested 3 2024-03-31 67',
    'vested 4 2024-04-30 66',
    'vested 5 2024-05-31 67',
    'vested 6 2024-06-30 67',
  ]);
  const { next_due_at: due, entry_count: count } = await rowOf(id);
  assert.equal(due?.toISOString(), '2999-01-14T18:30:00.000Z');
  await passTime(core);
  assert.equal((await rowOf(id)).entry_count, count);
  const shares = await showShares(core, between.contributor, id);
  assert.deepEqual([shares.units, shares.vested, shares.held, shares.next], [400, 400, 400, null]);
  assert.equal(shares.months.length, 6);
});

test('from the 29th and from 29 February months fall on the last day where there is no such one', async () => {
  const days = async (startDay: string) => {
    const id = await activeInPast(core, await sides(), { equity: { ...monthly(startDay, 12), ...later } });
    await acceptedAt(core, id, startDay);
    await passTime(core);
    return (await entriesOf(id)).filter((one) => one.startsWith('vested')).map((one) => one.split(' ')[2]);
  };
  const [normal, leap] = [await days('2022-10-29'), await days('2024-02-29')];
  assert.deepEqual(normal.slice(0, 5), [
    '2022-11-29',
    '2022-12-29',
    '2023-01-29',
    '2023-02-28',
    '2023-03-29',
  ]);
  assert.deepEqual([leap[0], leap[10], leap[11]], ['2024-03-29', '2025-01-29', '2025-02-28']);
});

test('one that cannot be written keeps no other from it, and is looked at again', async () => {
  const [broken, whole] = [await sides(), await sides()];
  const ids = [];
  for (const between of [broken, whole]) {
    const id = await activeInPast(core, between, { equity: { ...monthly('2024-01-15', 6), ...later } });
    await acceptedAt(core, id, '2024-01-15');
    ids.push(id);
  }
  const [first = '', second = ''] = ids;
  await sql`update agreement_versions set document = replace(document, '"cliff":0', '"cliff":0.5') where agreement_id = ${first}`.execute(
    core.db,
  );
  await assert.rejects(passTime(core), AggregateError);
  assert.equal((await entriesOf(first)).length, 4);
  assert.ok((await entriesOf(second)).includes('vested 6 2024-07-15 67'));
  await sql`update agreement_versions set document = replace(document, '"cliff":0.5', '"cliff":0') where agreement_id = ${first}`.execute(
    core.db,
  );
  await passTime(core);
  assert.ok((await entriesOf(first)).includes('vested 6 2024-07-15 67'));
});

test('either side gives notice after reading the end date and its effects; ten presses give it once', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const id = await activeInPast(core, between, {
    milestones: 3,
    equity: { ...monthly('2024-01-15', 48), leaver: 'return', ...later },
    terms: { noticeDays: 14, causes: ['Work of others shown as own'] },
  });
  await acceptedAt(core, id, '2024-01-15');
  await didAt(core, id, '2024-01-16', 'contributor', { kind: 'start', milestone: 2, share: 50 });
  await passTime(core);
  const shown = await showEnd(core, contributor, id);
  const { preview, basedOn } = shown;
  assert.ok(preview);
  assert.deepEqual(
    [
      preview.cancelled.map(({ number }) => number),
      preview.underWay.map(({ number }) => number),
      preview.due,
    ],
    [[3], [2], 600_000],
  );
  assert.deepEqual(preview.good, preview.bad);
  assert.equal(preview.good.vested + preview.good.returned, 400);
  assert.deepEqual([shown.can.giveNotice, shown.can.stateCause], [true, false]);
  const said = { agreementId: id, basedOn, endDay: preview.endDay, cause: null, words: '' };
  await assert.rejects(giveNotice(core, contributor, { ...said, endDay: '2030-01-01' }), refused('conflict'));
  await assert.rejects(giveNotice(core, await someone('Ravi'), said), refused('agreement_unknown'));
  await assert.rejects(
    giveNotice(core, contributor, { ...said, cause: 1, words: 'I did.' }),
    refused('not_your_side'),
  );
  await assert.rejects(
    giveNotice(core, owner, { ...said, cause: 2, words: 'So.' }),
    refused('cause_unknown'),
  );
  const before = (await rowOf(id)).entry_count;
  await Promise.all(Array.from({ length: 10 }, () => giveNotice(core, contributor, said)));
  assert.equal((await rowOf(id)).entry_count, before + 2);
  await assert.rejects(giveNotice(core, owner, said), refused('conflict'));
  const ending = await showEnd(core, owner, id);
  assert.deepEqual(
    [ending.stage, ending.notice?.by, ending.notice?.endDay, ending.preview, ending.underWay.length],
    ['ending', 'contributor', preview.endDay, null, 1],
  );
  // Nothing is handed in by seven days after the end, so the lapsed deadline drops the milestone.
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'early_end_submission' and subject_id = ${`${id}.2`}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await entriesOf(id)).at(-1), 'milestone_dropped');
  assert.equal((await showEnd(core, owner, id)).underWay.length, 0);
});

test('a bad leaver only by a listed cause with words; silence decides it after two reminders', async () => {
  const between = await sides();
  const { contributor } = between;
  const past = {
    milestones: 2,
    equity: { ...monthly('2024-01-15', 48), ...later },
    terms: { noticeDays: 0, causes: ['Work of others shown as own'] },
  };
  const id = await activeInPast(core, between, past);
  await acceptedAt(core, id, '2024-01-15');
  await didAt(core, id, '2024-02-20', 'project', { kind: 'give_notice', cause: 1 });
  await passTime(core);
  const { can, cause } = await showEnd(core, contributor, id);
  assert.deepEqual([can.contest, cause.stage], [true, 'claimed'], 'no reminder was sent');
  await sql`insert into clock_reminders (clock_id, handed_at)
    select id, now() - make_interval(days => ago) from clocks, unnest(array[2, 3]) as ago
    where kind = 'cause_contest' and subject_id = ${id}`.execute(core.db);
  // Begun only now, it has all of its days.
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'cause_contest' and subject_id = ${id}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.deepEqual((await entriesOf(id)).slice(-6), [
    'notice_given',
    'milestone_cancelled',
    'vested 1 2024-02-15 8',
    'ended',
    'cause_decided',
    'units_returned',
  ]);
  assert.equal((await showShares(core, contributor, id)).vested, 8);

  const other = await sides();
  const contested = await activeInPast(core, other, past);
  await acceptedAt(core, contested, '2024-01-15');
  await passTime(core);
  const now = await showEnd(core, other.owner, contested);
  assert.equal(now.can.stateCause, true);
  const bad = { agreementId: contested, basedOn: now.basedOn, endDay: now.preview?.endDay ?? '', cause: 1 };
  await assert.rejects(giveNotice(core, other.owner, { ...bad, words: '' }), refused('cause_untold'));
  // Where the only administrator takes part, no one could rule on a cause.
  const own = { ...core, adminEmails: [other.owner.account.email] };
  assert.equal((await showEnd(own, other.owner, contested)).can.stateCause, false);
  const unruled = { ...bad, words: 'The drawings are another’s.' };
  await assert.rejects(giveNotice(own, other.owner, unruled), refused('cause_nobody'));
  const claimed = await giveNotice(core, other.owner, { ...bad, words: 'The drawings are another’s.' });
  assert.deepEqual(
    [claimed.notice?.cause, claimed.notice?.words, claimed.cause.stage],
    ['Work of others shown as own', 'The drawings are another’s.', 'claimed'],
  );
  const said = { agreementId: contested, basedOn: claimed.basedOn, words: 'They are mine.' };
  await assert.rejects(contestCause(core, other.owner, said), refused('not_your_side'));
  const open = await contestCause(core, other.contributor, said);
  assert.deepEqual([open.cause.stage, open.cause.contestWords], ['contested', 'They are mine.']);
  assert.deepEqual((await contestCause(core, other.contributor, said)).cause.stage, 'contested');
});

test('a contested cause is ruled on by an administrator who takes no part, and both read why', async () => {
  const contested: (Sides & { id: string; isUpheld: boolean })[] = [];
  for (const isUpheld of [true, false]) {
    const between = await sides();
    const { contributor } = between;
    const id = await activeInPast(core, between, {
      milestones: 2,
      equity: { ...monthly('2024-01-15', 48), ...later },
      terms: { noticeDays: 0, causes: ['Work of others shown as own'] },
    });
    await acceptedAt(core, id, '2024-01-15');
    await didAt(core, id, '2024-02-20', 'project', { kind: 'give_notice', cause: 1 });
    await didAt(core, id, '2024-02-21', 'contributor', { kind: 'contest_cause' });
    await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
    await passTime(core);
    // Held: neither vested nor returned.
    const held = await showShares(core, contributor, id);
    assert.deepEqual([held.vested, held.unvested], [8, 392]);
    contested.push({ ...between, id, isUpheld });
  }
  const [{ id: longest = '' } = {}, { id: next = '' } = {}] = contested;
  const isOurs = (one: { id: string }) => one.id === longest || one.id === next;
  // Another entry does not put it behind, and our being late is said.
  await sql`update agreements set last_entry_at = now() where id = ${longest}`.execute(core.db);
  await sql`update clocks set due_at = now() - interval '1 hour' where kind = 'cause_ruling' and subject_id = ${next}`.execute(
    core.db,
  );
  const waiting = await listContested(core, admin);
  assert.deepEqual(
    waiting.causes
      .filter(isOurs)
      .map(({ id, cause, role, isOwn, isLate }) => [id, cause, role !== '', isOwn, isLate]),
    [
      [longest, 'Work of others shown as own', true, false, false],
      [next, 'Work of others shown as own', true, false, true],
    ],
  );
  assert.deepEqual([waiting.late, waiting.next], [1, '']);
  const behind = await listContested(core, admin, { after: longest });
  assert.deepEqual(
    behind.causes.filter(isOurs).map(({ id }) => id),
    [next],
  );
  for (const { owner, contributor, id, isUpheld } of contested) {
    const basedOn = waiting.causes.find((one) => one.id === id)?.sequence ?? 0;
    const ruling = { agreementId: id, basedOn, isUpheld, reason: 'Both drawings lie before us.' };
    for (const partial of [owner, contributor])
      await assert.rejects(decideCause(core, partial, ruling), refused('agreement_ruled_by_party'));
    // Ten presses decide it once. A caller with an older basis, or another administrator, gets a conflict.
    await assert.rejects(decideCause(core, admin, { ...ruling, basedOn: 1 }), refused('conflict'));
    await Promise.all(Array.from({ length: 10 }, () => decideCause(core, admin, ruling)));
    const { rows: noted } = await sql`
      select from admin_actions where action = 'cause.ruled' and subject_id = ${id}`.execute(core.db);
    assert.equal(noted.length, 1);
    await assert.rejects(decideCause(core, admin, { ...ruling, reason: 'Again.' }), refused('conflict'));
    const { cause } = await showEnd(core, contributor, id);
    assert.deepEqual(
      [cause.stage, cause.rulingWords],
      [isUpheld ? 'upheld' : 'refused', 'Both drawings lie before us.'],
    );
    const { vested, unvested } = await showShares(core, contributor, id);
    assert.deepEqual([vested, unvested], [isUpheld ? 8 : 400, 0]);
    assert.ok(!(await listContested(core, admin)).causes.some((one) => one.id === id));
  }
});
