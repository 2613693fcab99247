import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, equity, joinTeam, milestone, poolOf, type Sides } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { removeAccount } from '../../accounts/steps/remove-account.ts';
import { forgetEnded } from '../../deadlines/forget-ended.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { noteReminder } from '../../deadlines/note-reminder.ts';
import { sendReminders } from '../../deadlines/send-reminders.ts';
import type { Member } from '../../ground/actor.ts';
import { extendTurn } from '../../today/extend-turn.ts';
import { forgetDeadlines } from '../forget-deadlines.ts';
import { showPool } from '../show-pool.ts';
import { acceptMilestone } from './accept-milestone.ts';
import { askChanges } from './ask-changes.ts';
import { cancelMilestone } from './cancel-milestone.ts';
import { dropMilestone } from './drop-milestone.ts';
import { showMilestone } from './show-milestone.ts';
import { startMilestone } from './start-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });

async function inForce(milestones = [milestone({ highestShare: 50 })]) {
  const [owner, contributor] = [await someone('Meera Joshi'), await someone('Kwame Mensah')];
  const project = await publishedProject(core, owner, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  const sides: Sides = { owner, contributor, project };
  await poolOf(core, owner, project);
  const { id } = await active(core, sides, { equity: equity(), milestones });
  return { ...sides, id };
}

const step = (agreementId: string, basedOn: number, number = 1) => ({
  agreementId,
  milestone: number,
  basedOn,
});
const start = (who: Member, id: string, share = 40) => startMilestone(core, who, { ...step(id, 0), share });
const said = { hours: 22, text: 'It has counted for a week.', links: ['https://example.org/log'] };
const submit = (who: Member, id: string, basedOn: number, changes = {}) =>
  submitMilestone(core, who, {
    ...step(id, basedOn),
    ...said,
    notPassing: 'A chart library',
    proposed: null,
    files: [],
    ...changes,
  });
const ask = (who: Member, id: string, basedOn: number, criterion = 1) =>
  askChanges(core, who, { ...step(id, basedOn), criterion, words: 'The third day is missing.' });
const accept = (who: Member, id: string, basedOn: number) => acceptMilestone(core, who, step(id, basedOn));
const deadlinesOf = (id: string) =>
  core.db.selectFrom('clocks').selectAll().where('subject_id', '=', `${id}.1`).orderBy('began_at').execute();
/** Moves an open wait, and what was reminded of it, so many days into the past. */
const letPass = (id: string, days: number) =>
  sql`with moved as (
      update clocks set began_at = began_at - make_interval(days => ${days}),
        due_at = due_at - make_interval(days => ${days}), next_notice_at = next_notice_at - make_interval(days => ${days})
      where subject_id = ${`${id}.1`} and ended_at is null returning id
    ) update clock_reminders set handed_at = handed_at - make_interval(days => ${days})
    where clock_id in (select id from moved)`.execute(core.db);
async function pass(id: string, days: number) {
  await letPass(id, days);
  await sendReminders(core);
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('agreed work is handed in, changed at most twice, and accepted; its units stay taken', async () => {
  const { id, owner, contributor, project } = await inForce();
  await assert.rejects(submit(contributor, id, 0), refused('not_from_this_stage'));
  await start(contributor, id);
  await assert.rejects(submit(owner, id, 1), refused('not_your_side'));
  const empty = { text: '', links: [], files: [] };
  await assert.rejects(submit(contributor, id, 1, empty), refused('submission_empty'));
  await assert.rejects(submit(contributor, id, 1, { proposed: 5 }), refused('entry_wrong_figures'));
  const submitted = await submit(contributor, id, 1);
  assert.partialDeepStrictEqual(submitted.submissions, [
    { hours: 22, text: said.text, links: said.links, notPassing: 'A chart library', proposed: null },
  ]);
  assert.partialDeepStrictEqual(submitted.owed, [{ wait: 'milestone_review', owes: 'project' }]);
  assert.deepEqual(
    (await deadlinesOf(id)).map(({ kind, state }) => [kind, state]),
    [
      ['milestone_submission', 'met'],
      ['milestone_review', 'running'],
    ],
  );
  // Neither side makes the other's step, and no one accepts their own work.
  await assert.rejects(accept(contributor, id, 2), refused('not_your_side'));
  await assert.rejects(ask(contributor, id, 2), refused('not_your_side'));
  await assert.rejects(ask(owner, id, 2, 2), refused('entry_wrong_figures'));
  const asked = await ask(owner, id, 2);
  assert.partialDeepStrictEqual(asked.changes, [{ criterion: 1, words: 'The third day is missing.' }]);
  assert.equal(asked.owed[0]?.wait, 'milestone_resubmission');
  await submit(contributor, id, 3);
  await ask(owner, id, 4);
  const third = await submit(contributor, id, 5);
  assert.equal(third.submissions.length, 3);
  await assert.rejects(ask(owner, id, 6), refused('too_many_changes'));
  assert.equal((await showMilestone(core, owner, step(id, 0))).can.askChanges, false);
  const accepted = await accept(owner, id, 6);
  assert.partialDeepStrictEqual(accepted.state, {
    stage: 'accepted',
    awarded: 1_000_000,
    units: 400,
    pay: 600_000,
    due: 600_000,
    money: 'due',
  });
  assert.equal((await showPool(core, owner, project)).taken, 400);
  const hashes = await sql<{
    count: number;
  }>`select jsonb_array_length(hashes) as count from agreement_entries
    where agreement_id = ${id} and fact ->> 'kind' in ('submitted', 'changes_asked') order by sequence`.execute(
    core.db,
  );
  assert.deepEqual(
    hashes.rows.map(({ count }) => count),
    [1, 1, 1, 1, 1],
    'what was said stands in the ledger as a salted hash',
  );
});

test('acceptance and a wish for changes race for one submission: one of them stands', async () => {
  const { id, owner, contributor, project } = await inForce();
  const second = await someone('Asha Kale');
  await joinTeam(core, project, second, true);
  await start(contributor, id);
  await submit(contributor, id, 1);
  const held = await holdRow(core, owner.id);
  const both = Promise.allSettled([accept(owner, id, 2), ask(second, id, 2)]);
  await held.waiters(1);
  await held.release();
  const results = await both;
  const lost = results.filter((one) => one.status === 'rejected');
  assert.equal(lost.length, 1);
  assert.ok(refused('conflict')(lost[0]?.reason));
});

test('silence accepts only after two reminders that the mail server has had for a day', async () => {
  const { id, owner, contributor } = await inForce();
  await setStanding(core, owner.id, { zone: zoneWhereItIs(12) });
  await start(contributor, id);
  await submit(contributor, id, 1);
  const stage = async () => (await showMilestone(core, contributor, step(id, 0))).state.stage;
  const reminders = () =>
    sql<{ count: number }>`select count(*)::int as count from events
      where name = 'clocks.noticeDue' and subject ->> 'subjectId' = ${`${id}.1`}`.execute(core.db);
  await pass(id, 3);
  await pass(id, 3);
  assert.equal((await reminders()).rows[0]?.count, 2);
  const review = (await deadlinesOf(id)).find(({ kind }) => kind === 'milestone_review');
  assert.ok(review);
  // The mail server had one of them.
  await noteReminder(core, review.id);
  await pass(id, 3);
  assert.deepEqual([await stage(), (await reminders()).rows[0]?.count], ['submitted', 3]);
  await noteReminder(core, review.id);
  await pass(id, 0);
  assert.equal(await stage(), 'submitted', 'the second was handed over less than a day ago');
  await pass(id, 1);
  assert.equal(await stage(), 'accepted');
  const { rows } = await sql<{
    side: string;
    fact: { isSilent: boolean };
  }>`select side, fact from agreement_entries
    where agreement_id = ${id} and fact ->> 'kind' = 'accepted'`.execute(core.db);
  assert.partialDeepStrictEqual(rows, [{ side: 'product', fact: { isSilent: true } }]);
});

test('an owner who can act owes a review; with none left, it runs on and accepts without reminders', async () => {
  const { id, owner, contributor, project } = await inForce();
  const second = await someone('Asha Kale');
  await joinTeam(core, project, second, true);
  await start(contributor, id);
  await submit(contributor, id, 1);
  const review = async () => (await deadlinesOf(id)).filter(({ kind }) => kind === 'milestone_review');
  assert.deepEqual(
    (await review()).map((one) => one.owed_by),
    [owner.id],
  );
  const [first] = await review();
  for (const gone of [owner, second]) {
    await core.db.transaction().execute(async (tx) => {
      const held = await holdAccount(tx, gone.id);
      assert.ok(held);
      await removeAccount(tx, held);
    });
    await runReactions(core);
  }
  const open = (await review()).find((one) => one.ended_at === null);
  assert.ok(open && first && open.owed_by === null);
  // It goes on where it was, but for the night of our own zone.
  const later = open.due_at.getTime() - first.due_at.getTime();
  assert.ok(later >= 0 && later < 86_400_000, String(later));
  await pass(id, 9);
  assert.equal((await showMilestone(core, contributor, step(id, 0))).state.stage, 'accepted');
});

test('a review has more time once for a milestone, and a submission never', async () => {
  const { id, owner, contributor } = await inForce();
  await start(contributor, id);
  const more = (who: Member, turnId: string, days = 2) =>
    extendTurn(core, who, { turnId, days, reason: 'I travel.' });
  const open = async () => (await deadlinesOf(id)).find((one) => one.ended_at === null)?.id ?? '';
  await assert.rejects(more(contributor, await open()), refused('clock_not_extendable'));
  await submit(contributor, id, 1);
  const shown = await showMilestone(core, owner, step(id, 0));
  assert.equal(shown.owed[0]?.extendable, await open());
  const turnId = await open();
  const dueAt = async () => (await deadlinesOf(id)).find((one) => one.id === turnId)?.due_at;
  await more(owner, turnId);
  const extended = await dueAt();
  await Promise.all(Array.from({ length: 10 }, () => more(owner, turnId)));
  assert.deepEqual(await dueAt(), extended, 'the same that comes again moves nothing');
  await assert.rejects(more(owner, turnId, 3), refused('clock_already_extended'));
  await ask(owner, id, 2);
  await submit(contributor, id, 3);
  await assert.rejects(more(owner, await open()), refused('clock_already_extended'));
});

test('either side cancels planned milestones; an owner drops a begun one only once it is late', async () => {
  const numbers = [1, 2, 3].map((number) => milestone({ number, highestShare: 50 }));
  const { id, owner, contributor, project } = await inForce(numbers);
  const cancelled = await cancelMilestone(core, owner, step(id, 0, 2));
  assert.equal(cancelled.state.stage, 'cancelled');
  assert.equal((await cancelMilestone(core, contributor, step(id, 1, 3))).state.stage, 'cancelled');
  await startMilestone(core, contributor, { ...step(id, 2), share: 40 });
  await assert.rejects(cancelMilestone(core, owner, step(id, 3)), refused('not_from_this_stage'));
  await assert.rejects(dropMilestone(core, owner, step(id, 3)), refused('milestone_not_late'));
  assert.equal((await showMilestone(core, owner, step(id, 0))).can.drop, false);
  await pass(id, 63);
  const late = await showMilestone(core, owner, step(id, 0));
  assert.deepEqual([late.can.drop, late.owed[0]?.isOver], [true, true]);
  // Also after the age at which other deadlines are deleted.
  await sql`update clocks set ended_at = now() - interval '13 months'
    where subject_id = ${`${id}.1`} and ended_at is not null`.execute(core.db);
  await forgetEnded(core);
  await forgetDeadlines(core);
  assert.equal((await showMilestone(core, owner, step(id, 0))).can.drop, true);
  // Late work can be handed in until it is dropped, and an owner may ask for changes to it.
  await submit(contributor, id, 3);
  await ask(owner, id, 4);
  await assert.rejects(dropMilestone(core, owner, step(id, 5)), refused('milestone_not_late'));
  await pass(id, 15);
  assert.equal((await showPool(core, owner, project)).taken, 400);
  const dropped = await dropMilestone(core, owner, step(id, 5));
  assert.partialDeepStrictEqual(dropped.state, { stage: 'dropped', units: 0, pay: 0, reserved: 0 });
  assert.equal((await showPool(core, owner, project)).taken, 0, 'returned units are free again');
  assert.equal(dropped.owed.length, 0);
  await sql`update agreements set is_settled = true, next_due_at = null where id = ${id}`.execute(core.db);
  await forgetDeadlines(core);
  const { rows } = await sql`select from clocks
    where subject_id = ${`${id}.1`} and ended_at < now() - interval '1 year'`.execute(core.db);
  assert.equal(rows.length, 0);
});
