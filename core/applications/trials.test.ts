import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { applyFor, letWait, offered, receivedNow, shortlisted } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { computeReplyFigures } from '../projects/compute-reply-figures.ts';
import { findReplyFigures } from '../projects/find-reply-figures.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptOffer } from './accept-offer.ts';
import { askTrial } from './ask-trial.ts';
import { decline } from './decline.ts';
import { declineSeveral } from './decline-several.ts';
import { handInTrial } from './hand-in-trial.ts';
import { listReceived } from './list-received.ts';
import { shortlist } from './shortlist.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { passOn } from './steps/pass-on.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { tellDeclines } from './tell-declines.ts';
import { undoDecline } from './undo-decline.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const task = { trialTask: 'Read one meter, and say what it told you.', trialHours: 2 };

async function listed(changes: object = task) {
  const opportunity = await openOpportunity(core, owner, changes, project);
  const applicant = await member(core, { password: null });
  const { id } = await applyFor(core, applicant, opportunity.slug);
  const { version } = await shortlisted(core, owner, id);
  return { opportunity, applicant, id, version };
}
const result = (applicationId: string, changes: object = {}) => ({
  applicationId,
  text: 'It said 4,711.',
  links: ['https://example.org/meter'],
  file: null,
  ...changes,
});
const deadlinesOf = async (subjectId: string) =>
  (
    await sql<{ kind: string; state: string }>`select kind, state from clocks
      where subject_id = ${subjectId} order by began_at, id`.execute(core.db)
  ).rows.map(({ kind, state }) => `${kind} ${state}`);

test('a trial task is asked for once, after the short list, and handed in once; then seven days to decide', async () => {
  const { opportunity, applicant, id, version } = await listed();
  const early = await applyFor(core, await member(core, { password: null }), opportunity.slug);
  const asking = { applicationId: id, version };
  await assert.rejects(
    askTrial(core, owner, { applicationId: early.id, version: 1 }),
    refused('application_moved'),
  );
  const none = await listed({});
  await assert.rejects(
    askTrial(core, owner, { applicationId: none.id, version: none.version }),
    refused('application_moved'),
  );
  await assert.rejects(askTrial(core, owner, { ...asking, version: 1 }), refused('conflict'));
  await assert.rejects(handInTrial(core, applicant, result(id)), refused('application_moved'));
  await Promise.all([askTrial(core, owner, asking), askTrial(core, owner, asking)]);
  const shown = await showReceived(core, owner, id);
  assert.deepEqual(
    [shown.trial?.state, shown.trial?.task, shown.waits.whose, shown.can.askTrial],
    ['asked', task.trialTask, 'applicant', false],
  );
  assert.deepEqual(await deadlinesOf(id), [
    'application_first_decision met',
    'application_later_decision met',
    'trial_task running',
  ]);
  const days = (Date.parse(shown.waits.dueAt) - Date.now()) / 86_400_000;
  assert.ok(days > 6.9 && days < 7.6, `${days}`);
  const turns = async (who: Member) => (await listTurns(core, who)).mine.map(({ subjectId }) => subjectId);
  assert.deepEqual([await turns(applicant), (await turns(owner)).includes(id)], [[id], false]);
  await assert.rejects(
    handInTrial(core, applicant, result(id, { text: '', links: [] })),
    refused('trial_empty', 'text'),
  );
  await assert.rejects(handInTrial(core, owner, result(id)), refused('application_unknown'));
  const held = await holdRow(core, applicant.id, 'update');
  const twice = Promise.all([
    handInTrial(core, applicant, result(id)),
    handInTrial(core, applicant, result(id, { text: 'Once more.' })),
  ]);
  await held.waiters(2);
  await held.release();
  const [first, second] = await twice;
  assert.deepEqual([first.trial?.text, first.can.handIn], [second.trial?.text, false]);
  assert.deepEqual((await deadlinesOf(id)).slice(2), [
    'trial_task met',
    'application_later_decision running',
  ]);
  const { waits: deadlines, timeline } = await showReceived(core, owner, id);
  assert.deepEqual(
    [deadlines.whose, timeline.map(({ kind }) => kind)],
    ['project', ['sent', 'shortlisted', 'trial_asked', 'trial_handed_in']],
  );
  await assert.rejects(
    askTrial(core, owner, { applicationId: id, version: version + 2 }),
    refused('application_moved'),
  );
  await withdrawApplication(core, applicant, id);
  assert.equal((await showReceived(core, owner, id)).trial, null, 'it stays the applicant’s');
  assert.equal((await showSent(core, applicant, id)).trial?.state, 'handed_in');
});

test('a trial task not handed in in time is the team’s turn again, and counts in no figure', async () => {
  const { applicant, id, version } = await listed();
  await askTrial(core, owner, { applicationId: id, version });
  const figures = async () => {
    const { project_id: projectId } = await core.db
      .selectFrom('applications')
      .select('project_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await computeReplyFigures(core);
    const { rows } = await sql<{ lapsed: number }>`select count(*)::int as lapsed from clocks
      where project_id = ${projectId} and state = 'lapsed'`.execute(core.db);
    return [rows[0]?.lapsed, (await findReplyFigures(core.db, projectId))?.percentInTime ?? 100];
  };
  await letWait(core, id, 24 * 8);
  await assert.rejects(handInTrial(core, applicant, result(id)), refused('application_over'));
  await lapseDueDeadlines(core);
  await runReactions(core);
  const missed = await showSent(core, applicant, id);
  assert.deepEqual(
    [missed.trial?.state, missed.waits.whose, missed.stage],
    ['missed', 'project', 'shortlisted'],
  );
  await assert.rejects(handInTrial(core, applicant, result(id)), refused('application_over'));
  assert.deepEqual(await figures(), [0, 100]);
});

test('a trial task ends with an offer, stops during a suspension, and gives away no pending decline', async () => {
  const { applicant, id, version } = await listed();
  await askTrial(core, owner, { applicationId: id, version });
  const leaving = { applicationId: id, version: version + 1, reason: 'chose_another' as const, words: '' };
  const before = await showSent(core, applicant, id);
  await decline(core, owner, leaving);
  assert.deepEqual((await showSent(core, applicant, id)).waits, before.waits);
  await undoDecline(core, owner, id);
  assert.equal((await deadlinesOf(id)).at(-1), 'trial_task running');
  const suspend = async (isIn: boolean) => {
    await setStanding(
      core,
      applicant.id,
      isIn ? standings.suspended : { suspended_at: null, suspension_reason: null },
    );
    const name = isIn ? 'standings.suspended' : 'standings.suspensionEnded';
    await core.db.transaction().execute((tx) => record(tx, { name, accountId: applicant.id }));
    await runReactions(core);
    return (await deadlinesOf(id)).at(-1);
  };
  assert.deepEqual(
    [await suspend(true), await suspend(false)],
    ['trial_task released', 'trial_task running'],
  );
  await offered(core, owner, id);
  assert.equal((await showSent(core, applicant, id)).trial?.state, 'waived');
  assert.deepEqual((await takeBackOffer(core, owner, await receivedNow(core, id))).waits.whose, 'project');
  const { applicant: other, id: next, version: at } = await listed();
  await askTrial(core, owner, { applicationId: next, version: at });
  await withdrawApplication(core, other, next);
  assert.equal((await deadlinesOf(next)).at(-1), 'trial_task released');
  await assert.rejects(handInTrial(core, other, result(next)), refused('application_over'));
});

test('of two opposing steps at once on declines, offers and trial tasks exactly one takes effect', async () => {
  const { opportunity, applicant, id, version } = await listed();
  await offered(core, owner, id);
  const why = { reason: 'chose_another' as const, words: '' };
  const applications = [{ id, version: version + 1 }];
  const [accepted, { decided }] = await Promise.all([
    acceptOffer(core, applicant, { applicationId: id, version: version + 1 }),
    declineSeveral(core, owner, { opportunityId: opportunity.id, applications, ...why }),
  ]);
  assert.deepEqual([accepted.stage, decided], ['accepted', []]);
  const undone = await listed();
  await decline(core, owner, { applicationId: undone.id, version: undone.version, ...why });
  await sql`update applications set decline_at = clock_timestamp() where id = ${undone.id}`.execute(core.db);
  const [sent, taken] = await Promise.allSettled([tellDeclines(core), undoDecline(core, owner, undone.id)]);
  const { stage } = await showSent(core, undone.applicant, undone.id);
  if (taken.status === 'rejected') refused('application_over')(taken.reason);
  assert.equal(stage, taken.status === 'rejected' ? 'declined' : 'shortlisted');
  assert.deepEqual([sent.status, stage === 'declined'], ['fulfilled', taken.status === 'rejected']);
  const late = await listed();
  await askTrial(core, owner, { applicationId: late.id, version: late.version });
  await sql`update clocks set due_at = clock_timestamp() + interval '30 milliseconds'
    where subject_id = ${late.id} and ended_at is null`.execute(core.db);
  const [handed] = await Promise.allSettled([
    handInTrial(core, late.applicant, result(late.id)),
    lapseDueDeadlines(core),
  ]);
  await sql`update clocks set due_at = now() where subject_id = ${late.id} and kind = 'trial_task' and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  if (handed.status === 'rejected') refused('application_over')(handed.reason);
  const after = await showSent(core, late.applicant, late.id);
  assert.equal(after.trial?.state, handed.status === 'rejected' ? 'missed' : 'handed_in');
  assert.equal(after.waits.whose, 'project');
});

test('steps that the team awaits pass to another owner when the one who asked leaves or is erased', async () => {
  const second = await member(core);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${second.id}, true from projects where slug = ${project}`.execute(core.db);
  const [tried, named] = [await listed(), await listed({ seats: 1 })];
  await askTrial(core, second, { applicationId: tried.id, version: tried.version });
  await offered(core, second, named.id);
  const awaited = async (who: Member) =>
    (await listTurns(core, who)).others
      .map(({ subjectId }) => subjectId)
      .filter((id) => [tried.id, named.id].includes(id))
      .toSorted();
  const both = [tried.id, named.id].toSorted();
  assert.deepEqual([await awaited(second), await awaited(owner)], [both, []]);
  await leaveTeam(core, second, project);
  assert.deepEqual(await awaited(second), [], 'whoever has left sees nothing, also before it is passed on');
  await runReactions(core);
  assert.deepEqual([await awaited(second), await awaited(owner)], [[], both]);
  const third = await member(core);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${third.id}, true from projects where slug = ${project}`.execute(core.db);
  const asked = await listed();
  await askTrial(core, third, { applicationId: asked.id, version: asked.version });
  await takeBackOffer(core, owner, await receivedNow(core, named.id));
  await offered(core, third, named.id);
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, third.id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(core);
  for (const one of [asked.id, named.id])
    assert.ok((await listTurns(core, owner)).others.some(({ subjectId }) => subjectId === one));
  for (const one of [asked.id, named.id]) await letWait(core, one, 24 * 9);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await showSent(core, named.applicant, named.id)).ending, 'offer_over');
  assert.equal((await showReceived(core, owner, asked.id)).trial?.state, 'missed');
});

test('an applicant who becomes an owner cannot decide about themself: others do, or it is over', async () => {
  const [founder, applicant] = [
    await member(core, { password: null }),
    await member(core, { password: null }),
  ];
  const slug = await publishedProject(core, founder, 'Monsoon maps');
  const opportunity = await openOpportunity(core, founder, {}, slug);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await sql`insert into project_members (project_id, account_id, is_owner)
    values (${projectId}, ${applicant.id}, true)`.execute(core.db);
  await core.db.transaction().execute((tx) => passOn(tx, projectId));
  const list = { opportunityId: opportunity.id, list: 'open' as const, after: '' };
  assert.deepEqual((await listReceived(core, applicant, list)).applications, []);
  await assert.rejects(showReceived(core, applicant, id), refused('application_unknown'));
  const decision = { applicationId: id, version: 1 };
  await assert.rejects(shortlist(core, applicant, decision), refused('application_unknown'));
  await assert.rejects(
    decline(core, applicant, { ...decision, reason: 'chose_another', words: '' }),
    refused('application_unknown'),
  );
  assert.deepEqual(
    (await listTurns(core, applicant)).mine.filter(({ subjectId }) => subjectId === id),
    [],
  );
  assert.equal((await shortlist(core, founder, decision)).stage, 'shortlisted');
  await sql`delete from project_members where project_id = ${projectId} and account_id = ${founder.id}`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => passOn(tx, projectId));
  assert.equal((await showSent(core, applicant, id)).ending, 'gone');
});
