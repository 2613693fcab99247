import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { active, equity, joinTeam, milestone, poolOf, sidesOf } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import type { Member } from '../../ground/actor.ts';
import { Refusal } from '../../ground/refusal.ts';
import { archiveProject } from '../../projects/archive-project.ts';
import { downloadAgreement } from '../download-agreement.ts';
import { listLedgerKeys } from '../list-ledger-keys.ts';
import { showAgreement } from '../show-agreement.ts';
import { showPool } from '../show-pool.ts';
import { showMilestone } from './show-milestone.ts';
import { startMilestone } from './start-milestone.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });

const sides = () => sidesOf(core, 'Kwame Mensah');

const shared = (number: number, value = 1_000_000) =>
  milestone({ number, title: `Part ${number}`, value, lowestShare: 0, highestShare: 50 });

/** In force, with shares to choose: a unit is 1,000, so 40 % of 1,000,000 are 400 units. */
async function inForce(numbers: number[], poolUnits = 100_000) {
  const between = await sides();
  await poolOf(core, between.owner, between.project, poolUnits);
  const { id } = await active(core, between, {
    equity: equity(),
    milestones: numbers.map((number) => shared(number)),
  });
  return { ...between, id };
}
const start = (who: Member, agreementId: string, { milestone = 1, share = 40, basedOn = 0 } = {}) =>
  startMilestone(core, who, { agreementId, milestone, basedOn, share });
/** Asks again where no answer came, as on a busy machine: the same command is carried out once. */
async function insist<Answer>(ask: () => Promise<Answer>, left = 20): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal || left === 0) throw error;
    return insist(ask, left - 1);
  }
}
const entriesOf = (id: string) =>
  core.db.selectFrom('agreement_entries').selectAll().where('agreement_id', '=', id).execute();

test('a milestone says to both sides whether its units vest at once or month by month', async () => {
  const between = await sides();
  await poolOf(core, between.owner, between.project, 100_000);
  const vestsAtOnce = async (terms: Parameters<typeof equity>[0]) => {
    const { id } = await active(core, between, { equity: equity(terms), milestones: [shared(1)] });
    const read = (who: Member) => showMilestone(core, who, { agreementId: id, milestone: 1 });
    const seen = [(await read(between.owner)).state, (await read(between.contributor)).state];
    return seen.map((state) => state.vestsAtOnce);
  };
  assert.deepEqual(await vestsAtOnce({}), [false, false]);
  assert.deepEqual(await vestsAtOnce({ vesting: { kind: 'at_once' } }), [true, true]);
});

test('only the contributor chooses; starting locks the choice, takes its units and begins the deadline', async () => {
  const { id, owner, contributor, project } = await inForce([1, 2]);
  const planned = await showMilestone(core, contributor, { agreementId: id, milestone: 1 });
  const choice = planned.choices.find(({ share }) => share === 40);
  assert.partialDeepStrictEqual(choice, {
    units: 400,
    pay: 600_000,
    ofPool: 4_000,
    ofCompany: 400,
    ofCompanyLater: 320,
    missing: 0,
    lost: 0,
    soFar: { units: 400, pay: 600_000 },
  });
  assert.equal(planned.choices.length, 11);
  const read = await showMilestone(core, owner, { agreementId: id, milestone: 1 });
  assert.deepEqual([read.choices, read.can.start], [[], false]);
  await assert.rejects(start(owner, id), refused('not_your_side'));
  await assert.rejects(start(await someone('Nobody'), id), refused('agreement_unknown'));
  for (const share of [55, 33, 100])
    await assert.rejects(start(contributor, id, { share }), refused('choice_outside_bounds'));
  await assert.rejects(start(contributor, id, { milestone: 3 }), refused('milestone_unknown'));
  const started = await start(contributor, id);
  assert.partialDeepStrictEqual(started.state, {
    stage: 'started',
    share: 40,
    units: 400,
    pay: 600_000,
    reserved: 400,
    startedVersion: 1,
  });
  assert.partialDeepStrictEqual(started.owed, [
    { wait: 'milestone_submission', owes: 'contributor', isOver: false },
  ]);
  // 24:00 of the due day in the agreement's zone, where that is night the morning after.
  assert.ok(started.owed[0]?.dueAt.startsWith(dayFromNow(61)));
  assert.equal((await showPool(core, owner, project)).taken, 400);
  // No command changes a locked choice.
  await assert.rejects(start(contributor, id, { share: 50, basedOn: 1 }), refused('not_from_this_stage'));
  const next = await showMilestone(core, contributor, { agreementId: id, milestone: 2 });
  assert.equal(next.choices.find(({ share }) => share === 40)?.soFar.units, 800);
  const file = await downloadAgreement(core, owner, id);
  const { keys } = await listLedgerKeys(core);
  const published = Object.fromEntries(keys.map((key) => [key.id, key.publicKey]));
  const verified = await verifyDownload(file, published);
  assert.ok(verified.isGood, JSON.stringify(verified));
  const row = await core.db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.partialDeepStrictEqual(row, { stage: 'active', entry_count: 1, sums: verified.sums });
});

test('ten presses write one entry; a repeat gets the first answer, and another basis is a conflict', async () => {
  const { id, contributor } = await inForce([1, 2]);
  const held = await holdRow(core, contributor.id);
  const presses = Array.from({ length: 10 }, () => start(contributor, id));
  await held.waiters(10);
  await held.release();
  const answers = await Promise.all(presses);
  assert.deepEqual(new Set(answers.map(({ state }) => state.stage)), new Set(['started']));
  assert.equal((await entriesOf(id)).length, 1);
  // Decided on the same ledger, but on something else than what has moved.
  assert.equal((await start(contributor, id, { milestone: 2, share: 0 })).state.stage, 'started');
  await assert.rejects(start(contributor, id, { share: 45 }), refused('conflict'));
  assert.equal((await entriesOf(id)).length, 2);
});

test('of 50 simultaneous starts on the last units as many win as the pool has units for', async () => {
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
  const between = await sides();
  // 400 units each: enough for seven, and 100 units are left.
  await poolOf(core, between.owner, between.project, 2_900);
  const other = await someone('Asha Kale');
  await joinTeam(core, between.project, other);
  const terms = { equity: equity(), milestones: numbers.map((number) => shared(number)) };
  const mine = await active(core, between, terms);
  const theirs = await active(core, { ...between, contributor: other }, terms);
  const all = await Promise.allSettled(
    numbers.flatMap((milestone) => [
      insist(() => start(between.contributor, mine.id, { milestone })),
      insist(() => start(other, theirs.id, { milestone })),
    ]),
  );
  const won = all.filter(({ status }) => status === 'fulfilled');
  assert.equal(won.length, 7);
  for (const one of all)
    if (one.status === 'rejected') assert.ok(refused('pool_short')(one.reason), String(one.reason));
  assert.equal((await showPool(core, between.owner, between.project)).taken, 2_800);
  const { rows } = await sql<{
    taken: string;
  }>`select coalesce(sum(reserved), 0) as taken from agreement_milestones
    where agreement_id in (${mine.id}, ${theirs.id})`.execute(core.db);
  assert.equal(Number(rows[0]?.taken), 2_800);
  const [planned] = (await showAgreement(core, between.contributor, mine.id)).milestones.filter(
    ({ stage }) => stage === 'planned',
  );
  const blocked = { agreementId: mine.id, milestone: planned?.number ?? 0 };
  const shown = await showMilestone(core, between.contributor, blocked);
  assert.equal(shown.choices.find(({ share }) => share === 40)?.missing, 300);
  assert.deepEqual(shown.pool?.holders, [], 'the contributor reads how many, and not who holds them');
  const forOwners = await showMilestone(core, between.owner, blocked);
  assert.deepEqual(
    forOwners.pool?.holders.map(({ units }) => units),
    Array.from({ length: 7 }, () => 400),
  );
});

test('nothing starts while the project is archived or a side has blocked the other', async () => {
  const { id, owner, contributor, project } = await inForce([1]);
  await sql`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${contributor.id})`.execute(
    core.db,
  );
  await assert.rejects(start(contributor, id), refused('agreement_person_away'));
  await sql`delete from blocks where blocker_id = ${owner.id}`.execute(core.db);
  await archiveProject(core, owner, project);
  await assert.rejects(start(contributor, id), refused('agreement_project_closed'));
  assert.equal((await entriesOf(id)).length, 0);
});
