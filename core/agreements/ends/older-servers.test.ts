import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { entryWordsOf } from '#tests/agreements/past-agreements.ts';
import { days, statementsWorld } from '#tests/agreements/stated-before.ts';
import { freshCore } from '#tests/ground/database.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { settleMissed } from './settle-missed.ts';
import { showEnd } from './show-end.ts';

const core = await freshCore();
await keepBeating(core);
const {
  promised,
  claimed,
  statedBefore,
  convertedBefore,
  lookAt,
  runsOut,
  onlyDeadline,
  remindedTwice,
  lapse,
} = statementsWorld(core);

test('old statements without a deadline get the full time from when their deadline begins', async () => {
  const [{ id }, cause] = [await convertedBefore(30), await promised()];
  await statedBefore(cause.id, 30);
  await lookAt(id);
  await lookAt(cause.id);
  const deadlines = [
    await onlyDeadline(id, 'conversion_confirmation'),
    await onlyDeadline(cause.id, 'cause_contest'),
  ];
  for (const deadline of deadlines) {
    assert.ok(deadline.due_at.getTime() - Date.now() > 6.9 * 86_400_000);
    assert.ok(deadline.next_notice_at && deadline.next_notice_at < deadline.due_at, 'with its reminders');
  }
  await lapse();
  assert.ok(!(await entryWordsOf(core, id)).includes('reversed'));
  await runsOut(id, 'conversion_confirmation');
  await lapse();
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
});

test('a cause stated by an older server can be contested at once and gets its deadline at night', async () => {
  const [{ id }, cause] = [await convertedBefore(1), await promised()];
  await statedBefore(cause.id, 1);
  const shown = await showEnd(core, cause.contributor, cause.id);
  assert.equal(shown.can.contest, true);
  const left = Date.parse(shown.cause.contestUntil) - Date.now();
  assert.ok(left > 5.9 * 86_400_000 && left <= 6 * 86_400_000);
  await settleMissed(core);
  assert.equal((await onlyDeadline(id, 'conversion_confirmation')).state, 'running');
  assert.equal((await onlyDeadline(cause.id, 'cause_contest')).state, 'running');
  await settleMissed(core);
  assert.equal((await onlyDeadline(cause.id, 'cause_contest')).state, 'running', 'once');
});

test('lapses that an older server ignored are made up for, and silence counts only after reminders', async () => {
  const { id } = await convertedBefore(10);
  const [reminded, unreminded] = [await claimed(9), await claimed(9)];
  await lookAt(id);
  await runsOut(id, 'conversion_confirmation');
  await remindedTwice((await onlyDeadline(reminded.id, 'cause_contest')).id, 25);
  const ids = [id, reminded.id, unreminded.id];
  await sql`update clocks set state = 'lapsed', ended_at = now(), next_notice_at = null
    where split_part(subject_id, '.', 1) = any(${ids}) and kind in ('cause_contest', 'conversion_confirmation')`.execute(
    core.db,
  );
  await settleMissed(core);
  assert.deepEqual((await entryWordsOf(core, id)).slice(-2), ['reversed', 'fallback_due']);
  assert.equal((await showEnd(core, reminded.owner, reminded.id)).cause.stage, 'upheld');
  assert.equal((await showEnd(core, unreminded.owner, unreminded.id)).cause.stage, 'claimed');
  const again = await onlyDeadline(unreminded.id, 'cause_contest');
  assert.deepEqual([again.state, again.due_at > new Date(days(6))], ['running', true]);
  assert.equal((await showEnd(core, unreminded.contributor, unreminded.id)).can.contest, true);
});

test('a deadline of a kind that only a newer server knows is left to that server', async () => {
  const { id } = await claimed(9);
  await core.db
    .updateTable('clocks')
    .set({ kind: 'of_a_newer_one' })
    .where('id', '=', (await onlyDeadline(id, 'cause_contest')).id)
    .execute();
  await lapseDueDeadlines(core);
  assert.equal((await onlyDeadline(id, 'of_a_newer_one')).state, 'running');
});
