import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  atCollege,
  type ClaimWorld,
  claimWorld,
  confirm,
  drafted,
  draftOf,
  loggableOf,
  logged,
  send,
  sent,
  smallRule,
  studentOf,
} from '#tests/credit/claims.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { Refusal } from '../ground/refusal.ts';
import { leaveRoster } from '../rosters/leave-roster.ts';
import { decideClaim } from './college/decide-claim.ts';
import { getClaim } from './get-claim.ts';
import { sendClaim } from './send-claim.ts';
import { withdrawClaim } from './withdraw-claim.ts';

const core = await freshCore();

/** How each of them ended: no error other than a refusal may come. */
async function ends(...all: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(all);
  return settled.map((one) => {
    if (one.status === 'fulfilled') return 'done';
    if (one.reason instanceof Refusal) return one.reason.code;
    throw one.reason;
  });
}

const countedOf = async (claims: readonly string[]) => {
  const { count } = await core.db
    .selectFrom('credit_lines')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('claim_id', 'in', [...claims])
    .where('is_counted', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('one milestone in two claims that are sent at once counts once', async () => {
  const world = await claimWorld(core);
  const claims = [await drafted(core, world), await drafted(core, world)];
  const ended = await ends(...claims.map((claimId) => send(core, world.student, claimId)));
  assert.equal(ended.filter((end) => end === 'done').length, 1);
  assert.equal(await countedOf(claims), 1);
});

test('one line of a log in two claims that are sent at once counts once', async () => {
  const student = await member(core, { name: 'Asha Kulkarni', password: null });
  const { membershipId } = await studentOf(core, student);
  const { applicationId, projectId } = await loggableOf(core, student);
  const lines = await logged(core, student, applicationId, [24]);
  const of = { membershipId, projectId, lines };
  const claims = [await draftOf(core, student, of), await draftOf(core, student, of)];
  const ended = await ends(...claims.map((claimId) => send(core, student, claimId)));
  assert.equal(ended.filter((end) => end === 'done').length, 1);
  assert.equal(await countedOf(claims), 1);
});

test('ten sends at once send one claim once, and all of them get its answer', async () => {
  const world = await claimWorld(core);
  const claimId = await drafted(core, world);
  const { version, sum } = await getClaim(core, world.student, claimId);
  const of = { claimId, version, minutes: sum.minutes, credits: sum.credits };
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendClaim(core, world.student, of)));
  assert.ok(answers.every(({ state }) => state === 'host'));
  const { count } = await core.db
    .selectFrom('clocks')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('subject_id', '=', claimId)
    .executeTakeFirstOrThrow();
  assert.equal(count, '1');
});

test('the host confirms while the member withdraws: one of them comes first', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  const [confirmed] = await ends(
    confirm(core, world.host.owner, claimId),
    withdrawClaim(core, world.student, claimId),
  );
  const { state } = await getClaim(core, world.student, claimId);
  assert.equal(state, 'withdrawn');
  assert.ok(['done', 'claim_moved', 'claim_unknown'].includes(confirmed ?? ''));
  assert.equal(await countedOf([claimId]), 0);
});

test('hours that the host and the member count in one second stay within the rule', async () => {
  const rule = { ...smallRule, mostCredits: 12 };
  const world = await claimWorld(core, { hours: [20, 20, 20], days: 10, rule });
  const { student, college, host, agreementId } = world;
  const draft = (number: number) =>
    draftOf(core, student, {
      membershipId: college.membershipId,
      projectId: host.projectId,
      lines: [`${agreementId}.${number}`],
    });
  const [first, second] = [await draft(1), await draft(2)];
  await send(core, student, first);
  assert.equal((await send(core, student, second)).minutes, 4 * 60);
  await withdrawClaim(core, student, first);
  const third = await draft(3);
  const held = await holdRow(core, student.id);
  const both = ends(send(core, student, third), confirm(core, host.owner, second));
  await held.waiters(2);
  await held.release();
  await both;
  const counted = [await getClaim(core, student, second), await getClaim(core, student, third)];
  const minutes = counted.reduce((sum, { state, minutes }) => sum + (state === 'draft' ? 0 : minutes), 0);
  assert.ok(minutes <= 24 * 60, `${minutes} minutes`);
});

test('a member who leaves while a claim is sent has no open claim afterwards', async () => {
  const world = await claimWorld(core);
  const claimId = await drafted(core, world);
  await ends(
    send(core, world.student, claimId),
    leaveRoster(core, world.student, world.college.membershipId),
  );
  await runReactions(core);
  assert.equal(await countedOf([claimId]), 0);
});

test('a member who leaves while the host confirms has no open claim afterwards', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  await ends(
    confirm(core, world.host.owner, claimId),
    leaveRoster(core, world.student, world.college.membershipId),
  );
  await runReactions(core);
  assert.equal((await getClaim(core, world.student, claimId)).state, 'withdrawn');
});

const decide = ({ college }: ClaimWorld, claimId: string, version: number) =>
  decideClaim(core, college.owner, {
    organisationSlug: college.organisationSlug,
    claimId,
    version,
    decision: 'approve',
    reason: '',
  });

test('host, member and institution act in one second, and the claim ends in one way', async () => {
  const world = await claimWorld(core);
  const claimId = await sent(core, world);
  const { version } = await getClaim(core, world.student, claimId);
  await ends(
    confirm(core, world.host.owner, claimId),
    withdrawClaim(core, world.student, claimId),
    decide(world, claimId, version + 1),
  );
  const { state, certificate } = await getClaim(core, world.student, claimId);
  assert.ok(['approved', 'withdrawn'].includes(state));
  assert.equal(certificate !== '', state === 'approved');
  assert.equal(await countedOf([claimId]), state === 'approved' ? 1 : 0);
});

test('a member who leaves while a claim is approved has it approved or withdrawn', async () => {
  const world = await claimWorld(core);
  const claimId = await atCollege(core, world);
  const { version } = await getClaim(core, world.student, claimId);
  const [approved] = await ends(
    decide(world, claimId, version),
    leaveRoster(core, world.student, world.college.membershipId),
  );
  await runReactions(core);
  const { state } = await getClaim(core, world.student, claimId);
  assert.equal(state, approved === 'done' ? 'approved' : 'withdrawn');
});
