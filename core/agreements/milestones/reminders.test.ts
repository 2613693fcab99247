import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { joinTeam, sidesOf } from '#tests/agreements/agreements.ts';
import { activeInPast, entryWordsOf } from '#tests/agreements/past-agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import { noteReminder } from '../../deadlines/note-reminder.ts';
import { sendReminders } from '../../deadlines/send-reminders.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import { settleOfProject } from '../steps/settle-answers.ts';
import { startMilestone } from './start-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

const core = await freshCore();
await keepBeating(core);

async function handedIn() {
  const between = await sidesOf(core, 'Asha Kale');
  const id = await activeInPast(core, between, { equity: null });
  const { contributor } = between;
  const ofMilestone = { agreementId: id, milestone: 1 };
  await startMilestone(core, contributor, { ...ofMilestone, basedOn: 0, share: 0 });
  await submitMilestone(core, contributor, {
    ...ofMilestone,
    basedOn: 1,
    text: 'The counter.',
    links: [],
    notPassing: '',
    hours: 3,
    proposed: null,
    files: [],
  });
  const { project_id: projectId } = await core.db
    .selectFrom('agreements')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...between, id, projectId };
}

const review = (id: string) =>
  core.db
    .selectFrom('clocks')
    .selectAll()
    .where('kind', '=', 'milestone_review')
    .where('subject_id', '=', `${id}.1`)
    .executeTakeFirstOrThrow();
const daysAgo = (deadlineId: string, hours: number) =>
  sql`update clock_reminders set handed_at = handed_at - make_interval(hours => ${hours}) where clock_id = ${deadlineId}`.execute(
    core.db,
  );
async function lapse() {
  await sendReminders(core);
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('reminders to an owner who has left do not count: the next owner is reminded twice', async () => {
  const { owner, project, projectId, id } = await handedIn();
  const { id: deadlineId } = await review(id);
  const mate = await member(core, { name: 'Ravi Sample', password: null });
  await joinTeam(core, project, mate, true);
  for (const _ of [1, 2]) await noteReminder(core, deadlineId, owner.id);
  await daysAgo(deadlineId, 12);
  // The time is over, and only the day after the second reminder is waited for.
  await sql`update clocks set due_at = now() - interval '1 hour', next_notice_at = null where id = ${deadlineId}`.execute(
    core.db,
  );
  await sql`delete from project_members where account_id = ${owner.id}`.execute(core.db);
  await core.db.transaction().execute((tx) => settleOfProject(tx, projectId));
  assert.equal((await review(id)).owed_by, mate.id);
  await daysAgo(deadlineId, 48);
  await lapse();
  assert.equal((await entryWordsOf(core, id)).at(-1), 'submitted');
  const emails = await postedEmails(core);
  const written = emails.filter((email) => email.letter === 'turn-reminder' && email.clockId === deadlineId);
  assert.deepEqual(
    written.map((email) => 'accountId' in email && email.accountId),
    [mate.id],
  );
  // One that was on its way to the other owner.
  await noteReminder(core, deadlineId, owner.id);
  await noteReminder(core, deadlineId, mate.id);
  await daysAgo(deadlineId, 30);
  await lapse();
  assert.equal((await entryWordsOf(core, id)).at(-1), 'submitted');
  await noteReminder(core, deadlineId, mate.id);
  await daysAgo(deadlineId, 30);
  await lapse();
  assert.deepEqual((await entryWordsOf(core, id)).slice(2, 3), ['accepted']);
});

test('owners who take turns keep a review open for three days after its time at most', async () => {
  const { owner, project, projectId, id } = await handedIn();
  const { id: deadlineId } = await review(id);
  const mate = await member(core, { name: 'Ravi Sample', password: null });
  await joinTeam(core, project, mate, true);
  const reminded = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from clock_reminders where clock_id = ${deadlineId}`.execute(core.db);
    return rows[0]?.count;
  };
  const endedAgo = (hours: number) =>
    sql`update clocks set due_at = now() - make_interval(hours => ${hours}) where id = ${deadlineId}`.execute(
      core.db,
    );
  const turns = async (from: string) => {
    const to = from === owner.id ? mate.id : owner.id;
    await core.db.transaction().execute((tx) => passDeadline(tx, 'milestone_review', `${id}.1`, to));
    assert.equal((await review(id)).owed_by, to);
  };
  for (const _ of [1, 2]) await noteReminder(core, deadlineId, owner.id);
  await endedAgo(71);
  await turns(owner.id);
  assert.equal(await reminded(), 0, 'the other one is reminded first');
  for (const _ of [1, 2]) await noteReminder(core, deadlineId, mate.id);
  await endedAgo(73);
  await turns(mate.id);
  await turns(owner.id);
  assert.equal(await reminded(), 2);
  await daysAgo(deadlineId, 30);
  // The owner who owes the review can act: the project's own settling passes it back, which keeps nothing open either.
  await core.db.transaction().execute((tx) => settleOfProject(tx, projectId));
  await lapse();
  assert.ok((await entryWordsOf(core, id)).includes('accepted'));
});
