import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  atCollege,
  type ClaimWorld,
  claimWorld,
  confirm,
  drafted,
  draftOf,
  hostOf,
  keysOf,
  letPass,
  loggableOf,
  logged,
  send,
  sent,
  setRule,
  smallRule,
  studentOf,
  workOf,
} from '#tests/credit/claims.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { createCohort } from '../rosters/create-cohort.ts';
import { leaveRoster } from '../rosters/leave-roster.ts';
import { removeStudent } from '../rosters/remove-student.ts';
import { listTurns } from '../today/list-turns.ts';
import { beginClaim } from './begin-claim.ts';
import { chooseLines } from './choose-lines.ts';
import { confirmClaim } from './confirm-claim.ts';
import { deleteClaim } from './delete-claim.ts';
import { getClaim } from './get-claim.ts';
import { getClaimable } from './get-claimable.ts';
import { getHosted } from './get-hosted.ts';
import { getOwnCredit } from './get-own-credit.ts';
import { getRule } from './get-rule.ts';
import { giveEvidence } from './give-evidence.ts';
import { listHosted } from './list-hosted.ts';
import { putRule } from './put-rule.ts';
import { returnHosted } from './return-hosted.ts';
import { sendClaim } from './send-claim.ts';
import { withdrawClaim } from './withdraw-claim.ts';

const core = await freshCore();
const someone = (name = 'Asha Kulkarni') => member(core, { name, password: null });
const stateOf = async ({ student }: Pick<ClaimWorld, 'student'>, claimId: string) =>
  (await getClaim(core, student, claimId)).state;
const reason = 'The second line is not of this project.';
const words =
  'I read the meters of three rooms each morning; the sheets in the office show my name and the day.';
const settle = async () => {
  await lapseDueDeadlines(core);
  await runReactions(core);
};
const noticesOf = async ({ id }: Member) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', id)
    .execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('claim_'));
};

test('a rule is set by its version, and its hours have an order', async () => {
  const { owner, organisationSlug, cohortId } = await studentOf(core, await someone(), { rule: null });
  const of = { organisationSlug, cohortId };
  assert.equal((await getRule(core, owner, of)).rule, null);
  const order = { ...smallRule, leastHours: 1 };
  await assert.rejects(putRule(core, owner, { ...of, version: 0, ...order }), refused('credit_rule_order'));
  assert.equal((await putRule(core, owner, { ...of, version: 0, ...smallRule })).version, 1);
  assert.equal((await putRule(core, owner, { ...of, version: 0, ...smallRule })).version, 1);
  const other = { ...of, ...smallRule, mostHours: 30 };
  await assert.rejects(putRule(core, owner, { ...other, version: 0 }), refused('conflict'));
});

test('a cohort without a rule gives no credit, and says so', async () => {
  const student = await someone();
  const { membershipId } = await studentOf(core, student, { rule: null });
  const host = await hostOf(core, student);
  await workOf(core, student, host);
  const { cohorts } = await getOwnCredit(core, student);
  assert.equal(cohorts[0]?.bar, 'no_rule');
  const begin = beginClaim(core, student, { membershipId, projectId: host.projectId, lines: [] });
  await assert.rejects(begin, refused('credit_rule_missing'));
});

test('a claim keeps the rule that stood when it began', async () => {
  const world = await claimWorld(core);
  const claimId = await drafted(core, world);
  await setRule(core, world.college, { ...smallRule, hoursACredit: 4 });
  assert.equal((await getClaim(core, world.student, claimId)).rule?.hoursACredit, 2);
});

test('accepted milestones and lines of the log can be claimed, with the entry of the ledger', async () => {
  const world = await claimWorld(core, { hours: [5, 6] });
  const { lines } = await getClaimable(core, world.student, { projectId: world.host.projectId });
  assert.deepEqual(
    lines.map(({ kind, title, minutes, bar }) => [kind, title, minutes, bar]),
    [
      ['milestone', 'Counter 1', 300, ''],
      ['milestone', 'Counter 2', 360, ''],
    ],
  );
  const claimId = await drafted(core, world);
  const held = await core.db
    .selectFrom('credit_lines')
    .innerJoin('agreement_entries as entry', (join) =>
      join
        .onRef('entry.agreement_id', '=', 'credit_lines.agreement_id')
        .onRef('entry.sequence', '=', 'credit_lines.sequence')
        .onRef('entry.hash', '=', 'credit_lines.hash'),
    )
    .select(sql<string>`entry.fact ->> 'hours'`.as('hours'))
    .where('claim_id', '=', claimId)
    .execute();
  assert.deepEqual(held, [{ hours: '5' }]);
});

test('a disputed milestone, and one that a claim counts, cannot be claimed', async () => {
  const world = await claimWorld(core, { hours: [5, 5] });
  await sql`update agreement_milestones set dispute = 'open' where agreement_id = ${world.agreementId} and number = 2`.execute(
    core.db,
  );
  await sent(core, world);
  const { lines } = await getClaimable(core, world.student, { projectId: world.host.projectId });
  assert.deepEqual(lines.map(({ bar }) => bar).sort(), ['claimed', 'disputed']);
});

test('work of another member or another project is no line of a claim', async () => {
  const world = await claimWorld(core);
  const foreign = await claimWorld(core);
  const claimId = await drafted(core, world, 0);
  const lines = keysOf(foreign.agreementId, 1);
  await assert.rejects(
    chooseLines(core, world.student, { claimId, version: 1, lines }),
    refused('claim_line_unknown'),
  );
});

test('cuts are said before a claim is sent: 12 hours a day, and the most hours of the rule', async () => {
  const world = await claimWorld(core, { hours: [40, 30] });
  const claimId = await drafted(core, world, 2);
  const { sum } = await getClaim(core, world.student, claimId);
  assert.deepEqual([sum.minutes, sum.credits], [24 * 60, 6]);
  assert.deepEqual(
    sum.cuts.map(({ cut }) => cut),
    ['line_days', 'all_days', 'most_hours', 'most_credits'],
  );
});

test('a day has 12 hours once, over the claims at all institutions', async () => {
  const world = await claimWorld(core, { hours: [24, 24] });
  await sent(core, world);
  const other = await studentOf(core, world.student);
  const claimId = await draftOf(core, world.student, {
    membershipId: other.membershipId,
    projectId: world.host.projectId,
    lines: [`${world.agreementId}.2`],
  });
  const { sum } = await getClaim(core, world.student, claimId);
  assert.equal(sum.minutes, 12 * 60);
});

test('less than the least hours is not sent, unless other claims make up for it', async () => {
  const world = await claimWorld(core, { hours: [3, 5] });
  const few = await drafted(core, world);
  assert.deepEqual((await getClaim(core, world.student, few)).sum.lacks, ['least']);
  await assert.rejects(send(core, world.student, few), refused('claim_lacks'));
  const { membershipId } = world.college;
  const more = { membershipId, projectId: world.host.projectId, lines: [`${world.agreementId}.2`] };
  await send(core, world.student, await draftOf(core, world.student, more));
  assert.equal((await send(core, world.student, few)).state, 'host');
});

test('a claim is sent with the sum that its page showed', async () => {
  const world = await claimWorld(core);
  const claimId = await drafted(core, world);
  const other = sendClaim(core, world.student, { claimId, version: 1, minutes: 60, credits: 1 });
  await assert.rejects(other, refused('claim_sum_moved'));
});

test('an owner confirms line by line, and the claim reaches the institution', async () => {
  const world = await claimWorld(core, { hours: [5, 5] });
  const claimId = await sent(core, world, 2);
  assert.ok((await noticesOf(world.host.owner)).includes('claim_host_asked'));
  const turns = await listTurns(core, world.host.owner);
  assert.ok(turns.mine.some(({ kind }) => kind === 'claim_host'));
  await confirm(core, world.host.owner, claimId, { 2: 120 });
  const claim = await getClaim(core, world.student, claimId);
  assert.deepEqual([claim.state, claim.minutes, claim.credits], ['college', 420, 3]);
  assert.ok((await noticesOf(world.student)).includes('claim_confirmed'));
  assert.ok((await noticesOf(world.college.owner)).includes('claim_waits'));
});

test('fewer minutes need a reason, and each line needs an answer', async () => {
  const world = await claimWorld(core, { hours: [5, 5] });
  const claimId = await sent(core, world, 2);
  const { version } = await getHosted(core, world.host.owner, claimId);
  const answer = (...lines: { position: number; minutes: number; reason: string }[]) =>
    confirmClaim(core, world.host.owner, { claimId, version, lines });
  const one = { position: 1, minutes: 300, reason: '' };
  for (const lines of [
    [one],
    [one, { position: 2, minutes: 60, reason: '' }],
    [one, { position: 2, minutes: 301, reason: 'More.' }],
    [one, one],
  ])
    await assert.rejects(answer(...lines), refused('claim_lines_incomplete'));
});

test('a claim for which the host confirms too little comes back to its member', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  await confirm(core, world.host.owner, claimId, { 1: 60 });
  const { state, returnedBy } = await getClaim(core, world.student, claimId);
  assert.deepEqual([state, returnedBy], ['returned', 'rule']);
  assert.ok((await noticesOf(world.student)).includes('claim_returned'));
});

test('a version beyond all others is an old one', async () => {
  const world = await claimWorld(core);
  const of = { claimId: await sent(core, world), version: 2_147_483_647 };
  await assert.rejects(confirmClaim(core, world.host.owner, { ...of, lines: [] }), refused('conflict'));
  await assert.rejects(returnHosted(core, world.host.owner, { ...of, reason }), refused('conflict'));
});

test('a claim that the host returns with a reason goes to the host again', async () => {
  const world = await claimWorld(core, { hours: [5, 5] });
  const claimId = await sent(core, world, 2);
  const { version } = await getHosted(core, world.host.owner, claimId);
  await returnHosted(core, world.host.owner, { claimId, version, reason });
  const back = await getClaim(core, world.student, claimId);
  assert.deepEqual([back.state, back.reason], ['returned', reason]);
  const lines = keysOf(world.agreementId, 1);
  await chooseLines(core, world.student, { claimId, version: back.version, lines });
  assert.equal((await send(core, world.student, claimId)).state, 'host');
});

test('neither the claimant nor a stranger confirms a claim, and a host under 18 is no host', async () => {
  const student = await someone();
  const college = await studentOf(core, student);
  const host = await hostOf(core, student);
  const world = { student, college, host, agreementId: await workOf(core, student, host) };
  await sql`update project_members set is_owner = true
    where project_id = ${host.projectId} and account_id = ${student.id}`.execute(core.db);
  const claimId = await sent(core, world);
  for (const who of [student, await someone()])
    await assert.rejects(getHosted(core, who, claimId), refused('claim_unknown'));
  assert.ok((await listTurns(core, student)).mine.every(({ kind }) => kind !== 'claim_host'));
});

test('a host who is silent is asked twice, and then the member gives evidence', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  await letPass(core, claimId, 'claim_host');
  await settle();
  assert.deepEqual([await stateOf(world, claimId)], ['host']);
  await letPass(core, claimId, 'claim_host');
  await settle();
  const { state, route, version } = await getClaim(core, world.student, claimId);
  assert.deepEqual([state, route], ['evidence', 'evidence']);
  await assert.rejects(send(core, world.student, claimId), refused('claim_lacks'));
  await giveEvidence(core, world.student, { claimId, version, words });
  assert.equal((await send(core, world.student, claimId)).state, 'college');
  await assert.rejects(confirm(core, world.host.owner, claimId), refused('claim_unknown'));
});

test('a claim that waits for evidence loses lines at wish, and takes no others', async () => {
  const world = await claimWorld(core, { hours: [5, 5, 5] });
  const claimId = await drafted(core, world, 2);
  await sql`delete from project_members where account_id = ${world.host.owner.id}`.execute(core.db);
  const { claimable, version } = await send(core, world.student, claimId);
  assert.equal(claimable.length, 2);
  const others = { claimId, version, lines: keysOf(world.agreementId, 3) };
  await assert.rejects(chooseLines(core, world.student, others), refused('claim_line_unknown'));
  const lines = keysOf(world.agreementId, 1);
  assert.equal((await chooseLines(core, world.student, { claimId, version, lines })).lines.length, 1);
  const free = (await getClaimable(core, world.student, { projectId: world.host.projectId })).lines;
  assert.deepEqual(
    free.map(({ bar }) => bar),
    ['claimed', '', ''],
  );
});

test('a student who is moved into another cohort sends a returned claim again, and no draft', async () => {
  const world = await claimWorld(core, { hours: [5, 5] });
  const claimId = await sent(core, world);
  const { version } = await getHosted(core, world.host.owner, claimId);
  await returnHosted(core, world.host.owner, { claimId, version, reason });
  const lines = keysOf(world.agreementId, 2).slice(1);
  const draft = await draftOf(core, world.student, { ...world.college, ...world.host, lines });
  const { organisationSlug, owner, rowId } = world.college;
  const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const { $id } = await createCohort(core, owner, { organisationSlug, name: 'The next year', ...days });
  await sql`update roster_rows set cohort_id = ${$id} where id = ${rowId}`.execute(core.db);
  assert.equal((await send(core, world.student, claimId)).state, 'host');
  await assert.rejects(send(core, world.student, draft), refused('claim_lacks'));
});

test('work of a project without another owner goes by evidence, and 30 days later it is withdrawn', async () => {
  const world = await claimWorld(core);
  const claimId = await drafted(core, world);
  await sql`delete from project_members where account_id = ${world.host.owner.id}`.execute(core.db);
  assert.equal((await send(core, world.student, claimId)).state, 'evidence');
  await letPass(core, claimId, 'claim_evidence');
  await settle();
  assert.equal(await stateOf(world, claimId), 'withdrawn');
  assert.ok((await noticesOf(world.student)).includes('claim_withdrawn'));
});

test('the last owner blocks the member while a claim waits, and it goes by evidence', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  await sql`insert into blocks (blocker_id, blocked_id) values (${world.host.owner.id}, ${world.student.id})`.execute(
    core.db,
  );
  await sql`insert into events (name, account_id, subject)
    values ('blocks.changed', ${world.host.owner.id}, '{}')`.execute(core.db);
  assert.deepEqual((await listHosted(core, world.host.owner)).claims, []);
  await letPass(core, claimId, 'claim_host');
  await settle();
  assert.equal(await stateOf(world, claimId), 'evidence');
});

test('a withdrawn claim frees its lines, and a draft is deleted', async () => {
  const world = await claimWorld(core);
  const first = await sent(core, world);
  await withdrawClaim(core, world.student, first);
  assert.equal((await withdrawClaim(core, world.student, first)).state, 'withdrawn');
  const second = await drafted(core, world);
  await assert.rejects(deleteClaim(core, world.student, first), refused('claim_moved'));
  await deleteClaim(core, world.student, second);
  assert.equal(await stateOf(world, await sent(core, world)), 'host');
});

test('leaving withdraws open claims, and being taken off the roster releases them', async () => {
  const [left, off] = [await claimWorld(core), await claimWorld(core)];
  const [ofLeft, ofOff] = [await atCollege(core, left), await sent(core, off)];
  await leaveRoster(core, left.student, left.college.membershipId);
  const { organisationSlug, cohortId, rowId, owner } = off.college;
  await removeStudent(core, owner, { organisationSlug, cohortId, rowId });
  await runReactions(core);
  assert.deepEqual([await stateOf(left, ofLeft), await stateOf(off, ofOff)], ['withdrawn', 'released']);
  assert.ok((await noticesOf(off.student)).includes('claim_released'));
});

test('a line of a log in an open claim stays as it is, and its words go with the claim', async () => {
  const student = await someone();
  const college = await studentOf(core, student);
  const { applicationId, projectId } = await loggableOf(core, student);
  const lines = await logged(core, student, applicationId, [16, 16]);
  const of = { membershipId: college.membershipId, projectId, lines };
  const claimId = await draftOf(core, student, of);
  await send(core, student, claimId);
  const claim = await getClaim(core, student, claimId);
  assert.deepEqual(
    claim.lines.map(({ kind, minutes }) => [kind, minutes]),
    [
      ['log', 240],
      ['log', 240],
    ],
  );
  assert.ok(claim.lines.every(({ title }) => title.startsWith('Read ')));
});
