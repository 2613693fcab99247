import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import { applyFor, letWait, offered, sentNow, shortlisted } from '#tests/applications/applications.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { deadlineData } from '../deadlines/own-data.ts';
import { record } from '../ground/events.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptOffer } from './accept-offer.ts';
import { barOf } from './bar-of.ts';
import { decline } from './decline.ts';
import { findSimilar } from './find-similar.ts';
import { listReceived } from './list-received.ts';
import { openReceived } from './open-received.ts';
import { shortlist } from './shortlist.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { passOn } from './steps/pass-on.ts';
import { tellDeclines } from './tell-declines.ts';
import { undoDecline } from './undo-decline.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
// No deadline falls in the night of the member who owes it.
await setStanding(core, owner.id, { zone: zoneWhereItIs(12) });
const project = await publishedProject(core, owner, 'Cold rooms');
const open = (changes: SaidParam = {}) => openOpportunity(core, owner, changes, project);
const someone = () => member(core, { password: null });
const deadlinesOf = async (subjectId: string) =>
  (
    await sql<{ kind: string; state: string; owed_by: string }>`
      select kind, state, owed_by from clocks where subject_id = ${subjectId} order by began_at, id`.execute(
      core.db,
    )
  ).rows;
const addOwner = async (who: Member) => {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${who.id}, true from projects where slug = ${project}`.execute(core.db);
};
const decided = { reason: 'chose_another' as const, words: '' };

test('of two owners who decide at once one does; a decline leaves after ten minutes unless it is undone', async () => {
  const [opportunity, elsewhere] = [await open(), await open()];
  const [applicant, other] = [await someone(), await someone()];
  await addOwner(other);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  const both = await Promise.allSettled([
    shortlist(core, owner, { applicationId: id, version: 1 }),
    decline(core, other, { applicationId: id, version: 1, ...decided }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'rejected') refused('conflict')(one.reason);
  const waiting = await someone();
  const second = await applyFor(core, waiting, elsewhere.slug);
  const awaited = async () => (await listTurns(core, waiting)).others.map(({ dueAt }) => dueAt);
  const asked = { applicationId: second.id, version: 1 };
  await assert.rejects(
    decline(core, owner, { ...asked, reason: 'other', words: '' }),
    refused('application_words_missing', 'words'),
  );
  const leaving = await decline(core, owner, { ...asked, ...decided });
  assert.deepEqual([leaving.isLeaving, leaving.can.undo, leaving.can.shortlist], [true, true, false]);
  assert.equal((await decline(core, owner, { ...asked, ...decided })).version, leaving.version);
  const shown = await showSent(core, waiting, second.id);
  assert.deepEqual([shown.version, shown.waits, shown.reason], [1, second.waits, '']);
  assert.deepEqual([await awaited(), leaving.waits.whose], [[second.waits.dueAt], 'nobody']);
  const { rows: recorded } = await sql<{ quiet: string }>`select subject ->> 'isQuiet' as quiet from events
    where name = 'clocks.ended' and subject ->> 'subjectId' = ${second.id}`.execute(core.db);
  assert.deepEqual(recorded, [{ quiet: 'true' }]);
  const exported = async () => {
    const { clocks: deadlines } = deadlineData;
    assert.ok(deadlines && deadlines !== 'names no one' && typeof deadlines.exported === 'function');
    return (await deadlines.exported(core, waiting.account)) as { state: string; ended_at: Date | null }[];
  };
  assert.deepEqual(
    (await exported()).map(({ state, ended_at: at }) => [state, at]),
    [['running', null]],
    'nor does what they take with them say it',
  );
  assert.equal(await tellDeclines(core), 0);
  assert.equal((await showOwn(core, owner, elsewhere.id)).openApplications, 0);
  const undone = await undoDecline(core, other, second.id);
  assert.deepEqual(
    [undone.isLeaving, undone.reason, undone.waits.whose, undone.version],
    [false, '', 'project', 1],
  );
  await sql`update clocks set due_at = now() + interval '5 minutes'
    where subject_id = ${second.id} and ended_at is null`.execute(core.db);
  const { dueAt } = (await showSent(core, waiting, second.id)).waits;
  await decline(core, owner, { ...asked, ...decided });
  assert.deepEqual((await undoDecline(core, owner, second.id)).waits.whose, 'project');
  const later = (await showSent(core, waiting, second.id)).waits.dueAt;
  assert.ok(Date.parse(later) - Date.parse(dueAt) < 1, `no time is won twice: ${dueAt} ${later}`);
  assert.deepEqual(
    (await deadlinesOf(second.id)).map(({ state }) => state),
    ['released', 'released', 'running'],
  );
  await decline(core, owner, {
    applicationId: second.id,
    version: undone.version,
    ...decided,
    words: 'Thank you.',
  });
  await sql`update applications set decline_at = now() where id = ${second.id}`.execute(core.db);
  await Promise.all([tellDeclines(core), tellDeclines(core), tellDeclines(core)]);
  const afterDecline = await showReceived(core, owner, second.id);
  assert.deepEqual(
    [afterDecline.stage, afterDecline.reason, afterDecline.words],
    ['declined', 'chose_another', 'Thank you.'],
  );
  assert.deepEqual(
    afterDecline.timeline.map(({ kind }) => kind),
    ['sent', 'declined'],
  );
  await assert.rejects(undoDecline(core, owner, second.id), refused('application_over'));
  const two: string[] = [];
  for (let more = 0; more < 2; more++) two.push((await applyFor(core, await someone(), elsewhere.slug)).id);
  for (const applicationId of two) await decline(core, owner, { applicationId, version: 1, ...decided });
  await sql`update applications set decline_at = now() where id = any(${two}::text[])`.execute(core.db);
  const [stuck = '', next = ''] = two.toSorted();
  await sql`alter table applications add constraint one_fails
    check (id <> ${sql.lit(stuck)} or stage <> 'declined')`.execute(core.db);
  await assert.rejects(tellDeclines(core), AggregateError);
  assert.equal((await showReceived(core, owner, next)).stage, 'declined', 'one that fails keeps no other');
  await sql`alter table applications drop constraint one_fails`.execute(core.db);
  assert.equal(await tellDeclines(core), 1);
});

test('an unanswered application lapses, frees the applicant, and similar opportunities are listed', async () => {
  const [opportunity, alike, applicant] = [await open(), await open(), await someone()];
  await open({ kind: 'Job', title: 'Another kind' });
  const { id } = await applyFor(core, applicant, opportunity.slug);
  await letWait(core, id, 24 * 12);
  await assert.rejects(shortlisted(core, owner, id), refused('application_over'));
  await Promise.all([lapseDueDeadlines(core), lapseDueDeadlines(core)]);
  await runReactions(core);
  const lapsed = await showSent(core, applicant, id);
  assert.deepEqual(
    [lapsed.stage, lapsed.timeline.map(({ kind }) => kind), lapsed.can.applyAgain],
    ['lapsed', ['sent', 'lapsed'], true],
  );
  const { opportunities } = await findSimilar(core, applicant, id);
  assert.equal(opportunities.length, 3);
  assert.ok(
    !opportunities.some((one) => one.id === opportunity.id) && opportunities.every((one) => one.slug),
  );
  await assert.rejects(findSimilar(core, owner, id), refused('application_unknown'));
  const next = await applyFor(core, applicant, alike.slug);
  await shortlisted(core, owner, next.id);
  const states = async () => (await deadlinesOf(next.id)).map(({ kind, state }) => [kind, state]);
  assert.deepEqual(await states(), [
    ['application_first_decision', 'met'],
    ['application_later_decision', 'running'],
  ]);
  await letWait(core, next.id, 24 * 9);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await showSent(core, applicant, next.id)).stage, 'lapsed');
});

test('a block ends an application without another owner; other owners go on, the blocker sees nothing', async () => {
  const [founder, applicant, second] = [await someone(), await someone(), await someone()];
  const slug = await publishedProject(core, founder, 'Loom ledger');
  const opportunity = await openOpportunity(core, founder, { kind: 'Advice' }, slug);
  const later = await openOpportunity(core, founder, { kind: 'Advice' }, slug);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  await block(core, founder, { personId: applicant.id });
  await runReactions(core);
  assert.equal((await showSent(core, applicant, id)).ending, 'gone');
  const tried = { stage: 'ended' as const, ending: 'gone' as const, ended_at: new Date() };
  const live = { state: 'live' as const, is_over: false, is_published: true };
  assert.deepEqual([barOf(live, [tried]), barOf(live, [tried, tried])], [null, 'application_twice']);
  const [blocked, blocker] = [await again(core, applicant), await again(core, founder)];
  await assert.rejects(applyFor(core, blocked, later.slug), refused('application_not_open'));
  const isSimilar = async () =>
    (await findSimilar(core, blocked, id)).opportunities.some((one) => one.id === later.id);
  assert.equal(await isSimilar(), false, 'what would be refused is not named');
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${second.id}, true from projects where slug = ${slug}`.execute(core.db);
  assert.equal(await isSimilar(), true);
  const { id: next } = await applyFor(core, blocked, later.slug);
  assert.deepEqual((await deadlinesOf(next))[0]?.owed_by, second.id);
  await assert.rejects(showReceived(core, blocker, next), refused('application_unknown'));
  await assert.rejects(openReceived(core, blocker, next), refused('application_unknown'));
  const all = { opportunityId: later.id, list: 'open' as const, after: '' };
  assert.deepEqual((await listReceived(core, blocker, all)).applications, []);
  assert.deepEqual((await listTurns(core, blocker)).mine, []);
  assert.equal((await listReceived(core, second, all)).counts.open, 1);
});

test('a lapsed application ends even if the owners of its project change at the same moment', async () => {
  const [founder, applicant] = [await someone(), await someone()];
  const slug = await publishedProject(core, founder, 'Tide clock');
  const { id } = await applyFor(core, applicant, (await openOpportunity(core, founder, {}, slug)).slug);
  const { project_id: projectId } = await core.db
    .selectFrom('applications')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await letWait(core, id, 24 * 12);
  await core.db
    .transaction()
    .execute((tx) =>
      record(tx, { name: 'projects.joined', accountId: applicant.id, subject: { projectId } }),
    );
  await lapseDueDeadlines(core);
  await core.db.transaction().execute((tx) => passOn(tx, projectId));
  await runReactions(core);
  assert.equal((await showSent(core, applicant, id)).stage, 'lapsed');
});

test('a suspended or leaving owner passes the answer on, and every owner sees that it is owed', async () => {
  const [founder, applicant, second] = [await someone(), await someone(), await someone()];
  const slug = await publishedProject(core, founder, 'Rickshaw radio');
  const opportunity = await openOpportunity(core, founder, {}, slug);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${second.id}, true from projects where slug = ${slug}`.execute(core.db);
  for (const one of [founder, second])
    assert.deepEqual(
      (await listTurns(core, one)).mine.map(({ subjectId }) => subjectId),
      [id],
    );
  await setStanding(core, founder.id, standings.suspended);
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'standings.suspended', accountId: founder.id }));
  await runReactions(core);
  assert.deepEqual(
    (await deadlinesOf(id)).map(({ owed_by, state }) => [owed_by, state]),
    [[second.id, 'running']],
  );
  const suspend = async (isIn: boolean) => {
    await setStanding(
      core,
      applicant.id,
      isIn ? standings.suspended : { suspended_at: null, suspension_reason: null },
    );
    const name = isIn ? 'standings.suspended' : 'standings.suspensionEnded';
    await core.db.transaction().execute((tx) => record(tx, { name, accountId: applicant.id }));
    await runReactions(core);
  };
  await sql`insert into people (account_id, headline) values (${applicant.id}, 'Counts tanks')
    on conflict (account_id) do update set headline = excluded.headline`.execute(core.db);
  assert.equal((await showReceived(core, second, id)).person.headline, 'Counts tanks');
  await suspend(true);
  assert.deepEqual(
    (await deadlinesOf(id)).map(({ state }) => state),
    ['released'],
  );
  const away = await showReceived(core, second, id);
  assert.deepEqual(
    [away.isAway, away.person.headline, away.person.role, away.waits.whose],
    [true, '', '', 'nobody'],
  );
  await offered(core, second, id);
  assert.ok(!(await deadlinesOf(id)).some(({ state }) => state === 'running'));
  await suspend(false);
  assert.deepEqual(
    (await deadlinesOf(id)).map(({ kind, state }) => [kind, state]),
    [
      ['application_first_decision', 'released'],
      ['offer', 'running'],
    ],
  );
  await sql`update clocks set state = 'released', ended_at = now()
    where subject_id = ${id} and ended_at is null`.execute(core.db);
  const back = await again(core, applicant);
  assert.equal((await acceptOffer(core, back, await sentNow(core, id))).stage, 'accepted');
  assert.equal((await showReceived(core, second, id)).isAway, false);
});
