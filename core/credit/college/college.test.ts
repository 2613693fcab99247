import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { claimAtCollege, creditCohort, provenStaff, collegeReason as reason } from '#tests/credit/college.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { getCertificate } from '../../certificates/get-certificate.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../../ground/actor.ts';
import { closeOrganisation } from '../../organisations/close-organisation.ts';
import { getMembership } from '../../rosters/get-membership.ts';
import { leaveRoster } from '../../rosters/leave-roster.ts';
import { listMemberships } from '../../rosters/list-memberships.ts';
import { appealClaim } from '../appeal-claim.ts';
import { getClaim } from '../get-claim.ts';
import { withdrawClaim } from '../withdraw-claim.ts';
import { countLateDecisions } from './count-late.ts';
import { decideClaim } from './decide-claim.ts';
import { decideClaimAppeal } from './decide-claim-appeal.ts';
import { findCreditFigure } from './find-credit-figure.ts';
import { getCollegeClaim } from './get-college-claim.ts';
import { listCollegeClaims } from './list-college-claims.ts';
import { listTermClaims } from './list-term-claims.ts';
import { takeBackApproval } from './take-back-approval.ts';

const core = await freshCore();
await keepBeating(core);
const person = () => member(core, { password: null });

type Claim = { owner: Member; organisationSlug: string; claimId: string };
const decided = (
  { owner, organisationSlug, claimId }: Claim,
  decision: 'approve' | 'return' | 'decline',
  { by = owner, version = 1, why = reason } = {},
) => decideClaim(core, by, { organisationSlug, claimId, version, decision, reason: why });
const shown = (claim: Claim, by = claim.owner) => getCollegeClaim(core, by, claim);
const listed = async (claim: Claim, by = claim.owner) =>
  (await listCollegeClaims(core, by, { organisationSlug: claim.organisationSlug })).claims;
const countedLines = async ({ claimId }: Claim) =>
  (
    await core.db
      .selectFrom('credit_lines')
      .select('position')
      .where('claim_id', '=', claimId)
      .where('is_counted', '=', true)
      .execute()
  ).length;

test('an approval makes a certificate with hours, credits and term, and a line of the term', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  const after = await decided(claim, 'approve');
  assert.deepEqual([after.state, after.minutes, after.credits], ['approved', 5400, 3]);
  const one = await getCertificate(core, claim.student, after.certificate);
  assert.deepEqual(
    [one.kind, one.minutes, one.credits, one.role, one.from, one.to, one.onEvidence],
    ['credit', 5400, 3, 'Lamps', '2026-09-01', '2026-10-01', false],
  );
  assert.match(one.term, /^(January to June|July to December) 20\d\d$/);
  const { claims } = await listTermClaims(core, claim.owner, { ...claim, term: after.term });
  assert.deepEqual(
    claims.map(({ certificate, minutes, credits }) => [certificate, minutes, credits]),
    [[after.certificate, 5400, 3]],
  );
});

test('an approval on evidence says so on the certificate', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core), { route: 'evidence' });
  const { certificate } = await decided(claim, 'approve');
  assert.equal((await getCertificate(core, claim.student, certificate)).onEvidence, true);
});

test('credits are counted over all approved claims of a student in the cohort', async () => {
  const roster = await creditCohort(core);
  const first = await claimAtCollege(core, roster, { minutes: 75 * 60 });
  const second = await claimAtCollege(core, roster, { student: first.student, minutes: 45 * 60, credits: 2 });
  assert.equal((await decided(first, 'approve')).credits, 2);
  assert.equal((await decided(second, 'approve')).credits, 2);
});

test('ten approvals at once approve two claims of one student once each, within the rule', async () => {
  const roster = await creditCohort(core);
  const first = await claimAtCollege(core, roster, { minutes: 75 * 60 });
  const second = await claimAtCollege(core, roster, { student: first.student, minutes: 45 * 60 });
  const all = Array.from({ length: 10 }, (_, at) => decided(at % 2 ? first : second, 'approve'));
  await Promise.all(all);
  const rows = await core.db
    .selectFrom('credit_claims')
    .select(['state', 'credits'])
    .where('account_id', '=', first.student.id)
    .execute();
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['approved', 'approved'],
  );
  assert.equal(
    rows.reduce((sum, { credits }) => sum + credits, 0),
    4,
  );
});

test('an approval and a withdrawal in one second leave one of the two, with lines to match', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  const [approved, withdrawn] = await Promise.allSettled([
    decided(claim, 'approve'),
    withdrawClaim(core, claim.student, claim.claimId),
  ]);
  assert.notEqual(approved.status, withdrawn.status);
  assert.equal(await countedLines(claim), approved.status === 'fulfilled' ? 1 : 0);
});

test('leaving while a claim is approved leaves it approved or withdrawn, never both', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  const { memberships } = await listMemberships(core, claim.student);
  const leave = leaveRoster(core, claim.student, memberships[0]?.$id ?? '');
  const [approved] = await Promise.allSettled([decided(claim, 'approve'), leave]);
  await runReactions(core);
  const { state, certificate } = await shown(claim);
  assert.equal(state, approved.status === 'fulfilled' ? 'approved' : 'withdrawn');
  assert.equal(certificate !== '', state === 'approved');
});

test('a claim is returned three times at most, each time with a reason', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  await assert.rejects(decided(claim, 'return', { why: 'No.' }), refused('claim_reason_missing'));
  const back = await decided(claim, 'return');
  assert.deepEqual([back.state, back.returns, back.lines], ['returned', 1, []]);
  assert.equal(await countedLines(claim), 1);
  await sql`update credit_claims set state = 'college', college_returns = 3 where id = ${claim.claimId}`.execute(
    core.db,
  );
  const { version, can } = await shown(claim);
  assert.equal(can.return, false);
  await assert.rejects(decided(claim, 'return', { version }), refused('claim_returned_often'));
});

test('a decision on another version is a conflict, and the same one again changes nothing', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  await assert.rejects(decided(claim, 'decline', { version: 2 }), refused('conflict'));
  await decided(claim, 'decline');
  assert.equal((await decided(claim, 'decline')).version, 2);
  assert.equal(await countedLines(claim), 0);
  await assert.rejects(decided(claim, 'approve', { version: 2 }), refused('claim_moved'));
});

test('no one decides their own claim', async () => {
  const roster = await creditCohort(core);
  const staff = await provenStaff(core, roster);
  const claim = await claimAtCollege(core, roster, { student: staff });
  await assert.rejects(decided(claim, 'approve', { by: staff }), refused('claim_own'));
  assert.equal((await shown(claim, staff)).bar, 'own');
});

test('staff in the team of the host are passed over, and read the claim', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster, { host: roster.owner });
  await assert.rejects(decided(claim, 'approve'), refused('claim_passed_over'));
  const { bar, can, waitsForNoOne } = await shown(claim);
  assert.deepEqual([bar, Object.values(can).some(Boolean), waitsForNoOne], ['passed_over', false, true]);
  assert.equal((await decided(claim, 'approve', { by: await provenStaff(core, roster) })).state, 'approved');
});

test('staff who share an agreement with the student are passed over', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  const other = await claimAtCollege(core, roster, { host: roster.owner });
  await sql`insert into agreements (id, project_id, contributor_id, asked_as, stage, version, active_at)
    values (${claim.claimId}, ${other.projectId}, ${claim.student.id}, ${claim.claimId}, 'active', 1, now())`.execute(
    core.db,
  );
  await assert.rejects(decided(claim, 'approve'), refused('claim_passed_over'));
});

test('a block in either direction leaves staff no claim of the student', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  const { owner, student } = claim;
  const { term } = await decided(claim, 'approve');
  for (const [one, other] of [
    [owner.id, student.id],
    [student.id, owner.id],
  ]) {
    await sql`delete from blocks`.execute(core.db);
    await sql`insert into blocks (blocker_id, blocked_id) values (${one}, ${other})`.execute(core.db);
    assert.deepEqual(await listed(claim), []);
    assert.deepEqual((await listTermClaims(core, owner, { ...claim, term })).claims, []);
    await assert.rejects(shown(claim), refused('claim_unknown'));
    await assert.rejects(decided(claim, 'approve'), refused('claim_unknown'));
  }
});

test('a reviewer gets the claims of named cohorts alone', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  const reviewer = await provenStaff(core, roster, 'reviewer');
  assert.deepEqual(await listed(claim, reviewer), []);
  await assert.rejects(shown(claim, reviewer), refused('claim_unknown'));
  await core.db
    .insertInto('cohort_reviewers')
    .values({ cohort_id: roster.cohortId, account_id: reviewer.id })
    .execute();
  assert.equal((await listed(claim, reviewer)).length, 1);
  assert.equal((await decided(claim, 'approve', { by: reviewer })).state, 'approved');
});

test('strangers and staff of others learn nothing of a claim', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  const other = await creditCohort(core);
  await assert.rejects(shown(claim, await person()), refused('organisation_unknown'));
  const elsewhere = { ...claim, organisationSlug: other.organisationSlug, owner: other.owner };
  await assert.rejects(shown(elsewhere), refused('claim_unknown'));
  await assert.rejects(decided(elsewhere, 'approve'), refused('claim_unknown'));
});

test('other staff decide an appeal; upheld, the claim is approved', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  await decided(claim, 'decline');
  const other = await provenStaff(core, roster);
  await appealClaim(core, claim.student, {
    claimId: claim.claimId,
    appeal: 'The days lie within the cohort.',
  });
  const answer = { ...claim, version: 3, isUpheld: true, reason };
  await assert.rejects(decideClaimAppeal(core, roster.owner, answer), refused('claim_same_staff'));
  const after = await decideClaimAppeal(core, other, answer);
  assert.deepEqual([after.state, after.credits, await countedLines(claim)], ['approved', 3, 1]);
  assert.equal((await decideClaimAppeal(core, other, answer)).version, after.version);
  assert.equal((await getCertificate(core, claim.student, after.certificate)).state, 'issued');
});

test('an appeal that fails leaves the claim declined, and there is no second one', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  await decided(claim, 'decline');
  const other = await provenStaff(core, roster);
  const appeal = { claimId: claim.claimId, appeal: 'The days lie within the cohort.' };
  await appealClaim(core, claim.student, appeal);
  const answer = { ...claim, version: 3, isUpheld: false, reason };
  assert.equal((await decideClaimAppeal(core, other, answer)).state, 'declined');
  const again = { ...appeal, appeal: 'Please look at it once more.' };
  await assert.rejects(appealClaim(core, claim.student, again), refused('claim_appeal_twice'));
});

test('an approval taken back withdraws the certificate; an appeal makes another one', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  const { certificate } = await decided(claim, 'approve');
  const back = await takeBackApproval(core, roster.owner, { ...claim, version: 2, reason });
  assert.deepEqual([back.state, back.term, await countedLines(claim)], ['taken_back', '', 0]);
  const gone = await getCertificate(core, claim.student, certificate);
  assert.deepEqual([gone.state, gone.cause, gone.reason], ['withdrawn', 'approval_taken_back', reason]);
  const other = await provenStaff(core, roster);
  await appealClaim(core, claim.student, {
    claimId: claim.claimId,
    appeal: 'The days lie within the cohort.',
  });
  const answer = { ...claim, version: 4, isUpheld: true, reason };
  const after = await decideClaimAppeal(core, other, answer);
  assert.equal(after.state, 'approved');
  assert.notEqual(after.certificate, certificate);
  assert.equal((await getCertificate(core, claim.student, after.certificate)).state, 'issued');
});

test('an appeal whose line counts in another claim by now approves nothing', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  await decided(claim, 'decline');
  const other = await provenStaff(core, roster);
  const second = await claimAtCollege(core, roster, { student: claim.student, minutes: 600 });
  await sql`update credit_lines set (agreement_id, milestone) = (
    select agreement_id, milestone from credit_lines where claim_id = ${claim.claimId}
  ) where claim_id = ${second.claimId}`.execute(core.db);
  await appealClaim(core, claim.student, {
    claimId: claim.claimId,
    appeal: 'The days lie within the cohort.',
  });
  const answer = { ...claim, version: 3, isUpheld: true, reason };
  await assert.rejects(decideClaimAppeal(core, other, answer), refused('claim_line_taken'));
  assert.equal((await shown(claim)).state, 'declined');
});

test('an appeal ends without a decision with its institution, which takes no other one', async () => {
  const roster = await creditCohort(core);
  const [claim, later] = [await claimAtCollege(core, roster), await claimAtCollege(core, roster)];
  const open = await claimAtCollege(core, roster);
  await provenStaff(core, roster);
  const appeal = 'The days lie within the cohort.';
  for (const one of [claim, later]) await decided(one, 'decline');
  await appealClaim(core, claim.student, { claimId: claim.claimId, appeal });
  await closeOrganisation(core, roster.owner, roster.organisationSlug);
  await runReactions(core);
  const after = await getClaim(core, claim.student, claim.claimId);
  assert.deepEqual([after.state, after.waitsForNoOne, after.isLate], ['declined', false, false]);
  assert.notEqual(after.appeal.decidedAt, '');
  assert.equal((await getClaim(core, open.student, open.claimId)).state, 'released');
  await assert.rejects(
    appealClaim(core, later.student, { claimId: later.claimId, appeal }),
    refused('claim_appeal_no_one'),
  );
  assert.equal((await getClaim(core, later.student, later.claimId)).can.appeal, false);
});

test('each look at a claim is listed for the student, with the role', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  await shown(claim);
  const { memberships } = await listMemberships(core, claim.student);
  const { looks } = await getMembership(core, claim.student, memberships[0]?.$id ?? '');
  assert.deepEqual(
    looks.map(({ role }) => role),
    ['owner'],
  );
});

test('the time of the institution goes on late, and the student is told', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${claim.claimId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.deepEqual(
    (await listed(claim)).map(({ isLate, state }) => [isLate, state]),
    [[true, 'college']],
  );
  const told = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', claim.student.id)
    .execute();
  assert.ok(told.some(({ kind }) => kind === 'claim_late'));
  assert.equal((await decided(claim, 'approve')).state, 'approved');
});

test('staff receive no title, agreement, age or amount with a claim, and no line while it is away', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core), { evidence: 'Words for the staff.' });
  await sql`insert into credit_steps (claim_id, kind, side, reason)
    values (${claim.claimId}, 'returned', 'host', 'A private word of the host')`.execute(core.db);
  const all = JSON.stringify([await shown(claim), await listed(claim)]);
  assert.match(all, /Words for the staff/);
  const canaries = ['A secret title', 'private word', `a${claim.claimId}`.slice(0, 36), claim.student.id];
  for (const canary of [...canaries, claim.student.account.email]) assert.ok(!all.includes(canary), canary);
  assert.doesNotMatch(all, /birth|amount|value|units|awarded/i);
  await decided(claim, 'return');
  assert.doesNotMatch(JSON.stringify(await shown(claim)), /Words for the staff|ffff/);
});

test('a list of claims goes on where its page ended, and names its terms and cohorts', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  await sql`insert into credit_claims (id, number, asked_as, organisation_id, cohort_id, cohort_name, rule_version,
      project_name, state, college_at)
    select 'l' || ${claim.claimId}::text || n, ${claim.claimId}::text || n, ${claim.claimId}::text || n, organisation_id, cohort_id, cohort_name, 1, 'Lamps', 'college', college_at
    from credit_claims, generate_series(1, 60) as n where id = ${claim.claimId}`.execute(core.db);
  const { organisationSlug, owner, cohortId } = claim;
  const first = await listCollegeClaims(core, owner, { organisationSlug, list: 'waiting', cohortId });
  const second = await listCollegeClaims(core, owner, {
    organisationSlug,
    list: 'waiting',
    cursor: first.next,
  });
  assert.deepEqual([first.claims.length, second.claims.length, second.next], [50, 11, '']);
  assert.equal(new Set([...first.claims, ...second.claims].map(({ $id }) => $id)).size, 61);
  assert.deepEqual(
    first.cohorts.map(({ $id }) => $id),
    [cohortId],
  );
});

test('the public figure is counted at night, rounded down, and shown from 20 decisions on', async () => {
  const claim = await claimAtCollege(core, await creditCohort(core));
  const count = async (met: number, late: number) => {
    await sql`delete from clocks where kind = 'claim_college'`.execute(core.db);
    await sql`insert into clocks (id, kind, subject_id, state, zone, began_at, due_at, ended_at)
      select 'f' || n, 'claim_college', ${claim.claimId}, case when n > ${met} then 'lapsed' else 'met' end, 'Asia/Kolkata',
        now() - interval '20 days', now() - interval '1 day', now() - interval '1 day'
      from generate_series(1, ${met + late}::int) as n`.execute(core.db);
    await countLateDecisions(core);
    return (await findCreditFigure(core, claim.organisationSlug)).figure;
  };
  assert.equal(await count(10, 9), null);
  assert.deepEqual(await count(16, 4), { due: 20, late: 0 });
  assert.deepEqual(await count(20, 9), { due: 20, late: 5 });
});
