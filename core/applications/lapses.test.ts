import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { applyFor, letWait, offered, shortlisted, versionOf } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { pauseOpportunity } from '../opportunities/pause-opportunity.ts';
import { renewOpportunity } from '../opportunities/renew-opportunity.ts';
import { resumeOpportunity } from '../opportunities/resume-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { holdWithProject } from '../opportunities/steps/hold-with-project.ts';
import { openToOthers } from '../opportunities/steps/open-to-others.ts';
import { decline } from './decline.ts';
import { liftLapsePauses } from './lift-lapse-pauses.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { tellDeclines } from './tell-declines.ts';
import { undoDecline } from './undo-decline.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = () => openOpportunity(core, owner, {}, project);
const applied = async (opportunity: { slug: string }) =>
  (await applyFor(core, await member(core, { password: null }), opportunity.slug)).id;
const stateOf = async ({ id }: { id: string }) => (await showOwn(core, owner, id)).state;
async function lapse(ids: readonly string[]): Promise<void> {
  for (const id of ids) await letWait(core, id, 24 * 12);
  await Promise.all([lapseDueDeadlines(core), lapseDueDeadlines(core)]);
  await runReactions(core);
}
const notified = async () =>
  (
    await sql<{ kind: string }>`select kind from notifications
      where account_id = ${owner.id} and kind in ('places_paused', 'places_resumed') order by id`.execute(
      core.db,
    )
  ).rows.map(({ kind }) => kind);

test('a third lapse in 30 days pauses all opportunities until open answers; declines count once sent', async () => {
  const [busy, other, own, late] = [await open(), await open(), await open(), await open()];
  await pauseOpportunity(core, owner, own.id);
  const ids = [await applied(busy), await applied(busy), await applied(busy), await applied(other)];
  const [first = '', second = '', third = '', waiting = ''] = ids;
  await lapse([first, second]);
  assert.deepEqual([await stateOf(busy), await notified()], ['live', []], 'two are no third');
  await sql`update clocks set ended_at = now() - interval '31 days' where subject_id = ${first}`.execute(
    core.db,
  );
  const fourth = await applied(busy);
  await lapse([third]);
  assert.equal(await stateOf(busy), 'live', 'one was longer ago');
  await lapse([fourth]);
  assert.deepEqual(
    [await stateOf(busy), await stateOf(other), await stateOf(own), await notified()],
    ['paused', 'paused', 'paused', ['places_paused']],
  );
  const paused = await showOwn(core, owner, busy.id);
  assert.deepEqual([paused.isLapsed, paused.can.resume, paused.can.renew], [true, false, false]);
  for (const attempt of [resumeOpportunity, renewOpportunity])
    await assert.rejects(attempt(core, owner, busy.id), refused('opportunity_lapsed'));
  await assert.rejects(applied(busy), refused('opportunity_paused'));
  await liftLapsePauses(core);
  assert.equal(await stateOf(busy), 'paused', 'somebody waits');
  await sql`update opportunities set state = 'draft', terms = 1, lapsed_from = null where id = ${late.id}`.execute(
    core.db,
  );
  await core.db.transaction().execute(async (tx) => {
    const row = await holdWithProject(tx, late.id);
    assert.ok(row);
    await openToOthers(tx, row, owner.id);
  });
  assert.equal(await stateOf(late), 'paused', 'nor does a new one open meanwhile');
  const why = { reason: 'chose_another' as const, words: '' };
  await decline(core, owner, { applicationId: waiting, version: 1, ...why });
  await liftLapsePauses(core);
  assert.equal(await stateOf(other), 'paused', 'what is not told has not happened');
  await undoDecline(core, owner, waiting);
  await decline(core, owner, { applicationId: waiting, version: 1, ...why });
  await sql`update applications set decline_at = now() where id = ${waiting}`.execute(core.db);
  await tellDeclines(core);
  await sql`update opportunities set published_at = published_at - interval '1 day', lapsed_at = lapsed_at - interval '1 day'
    where lapsed_from is not null`.execute(core.db);
  await Promise.all([liftLapsePauses(core), liftLapsePauses(core)]);
  await runReactions(core);
  assert.deepEqual(
    [await stateOf(busy), await stateOf(other), await stateOf(late), await stateOf(own)],
    ['live', 'live', 'live', 'paused'],
  );
  assert.deepEqual(await notified(), ['places_paused', 'places_resumed']);
  const { rows: recorded } = await sql<{ name: string; is_new: boolean }>`
    select name, (select published_at > now() - interval '1 hour' from opportunities where id = ${late.id}) as is_new
    from events where subject ->> 'opportunityId' = ${late.id} order by id desc limit 1`.execute(core.db);
  assert.deepEqual(
    recorded,
    [{ name: 'opportunities.opened', is_new: true }],
    'it is new to others only now',
  );
  await resumeOpportunity(core, owner, own.id);
});

test('a lapse with no one waiting pauses nothing; any answer lifts a pause; closed ones stay closed', async () => {
  const [opportunity, closing] = [await open(), await open()];
  await lapse([await applied(opportunity)]);
  assert.equal(await stateOf(opportunity), 'live');
  const [lapsing, waiting] = [await applied(opportunity), await applied(opportunity)];
  await lapse([lapsing]);
  assert.equal(await stateOf(opportunity), 'paused');
  await sql`update opportunities set state = 'closed' where id = ${closing.id}`.execute(core.db);
  await decline(core, owner, { applicationId: waiting, version: 1, reason: 'needs_changed', words: '' });
  await undoDecline(core, owner, waiting);
  await liftLapsePauses(core);
  assert.equal(await stateOf(opportunity), 'paused', 'what is undone is no answer');
  await shortlisted(core, owner, waiting);
  await liftLapsePauses(core);
  assert.deepEqual([await stateOf(opportunity), await stateOf(closing)], ['live', 'closed']);
  await runReactions(core);
  const before = await notified();
  const [last, somebody] = [await applied(opportunity), await applied(opportunity)];
  await lapse([last]);
  assert.deepEqual(await notified(), [...before, 'places_paused']);
  await sql`update opportunities set state = 'closed'
    where project_id = (select project_id from opportunities where id = ${opportunity.id})`.execute(core.db);
  await shortlisted(core, owner, somebody);
  await liftLapsePauses(core);
  await runReactions(core);
  assert.deepEqual(
    await notified(),
    [...before, 'places_paused'],
    'nothing is open that could be open again',
  );
});

test('an offer that is taken back is no answer: the earlier time goes on; at most three offers are made', async () => {
  const opportunity = await open();
  const id = await applied(opportunity);
  await shortlisted(core, owner, id);
  const running = async () =>
    (
      await sql<{
        left: number;
      }>`select extract(epoch from due_at - clock_timestamp())::float8 / 3600 as left from clocks
        where subject_id = ${id} and kind = 'application_later_decision' and ended_at is null`.execute(
        core.db,
      )
    ).rows.map(({ left }) => left);
  await letWait(core, id, 24 * 5);
  const [before = 0] = await running();
  const met = async () =>
    (await sql`select from clocks where subject_id = ${id} and state = 'met'`.execute(core.db)).rows.length;
  const metBefore = await met();
  const offering = async () => offered(core, owner, id);
  for (let round = 0; round < 3; round++) {
    await offering();
    await takeBackOffer(core, owner, { applicationId: id, version: await versionOf(core, id) });
    const [after = 0] = await running();
    assert.ok(Math.abs(after - before) < 14 && after < 24 * 3, `${before} ${after}`);
    assert.equal(await met(), metBefore, 'it stands in no figure');
  }
  await assert.rejects(offering(), refused('application_offers_many'));
});
