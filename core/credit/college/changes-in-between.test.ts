import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  atCollege,
  claimWorld,
  confirm,
  draftOf,
  loggableOf,
  logged,
  send,
  setRule,
  smallRule,
  studentOf,
} from '#tests/credit/claims.ts';
import { claimAtCollege, creditCohort, provenStaff, collegeReason as reason } from '#tests/credit/college.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import type { Member } from '../../ground/actor.ts';
import { createCohort } from '../../rosters/create-cohort.ts';
import { appealClaim } from '../appeal-claim.ts';
import { changeWorkLog } from '../change-work-log.ts';
import { deleteWorkLog } from '../delete-work-log.ts';
import { getClaim } from '../get-claim.ts';
import { withdrawClaim } from '../withdraw-claim.ts';
import { decideClaim } from './decide-claim.ts';
import { decideClaimAppeal } from './decide-claim-appeal.ts';
import { getCollegeClaim } from './get-college-claim.ts';

const core = await freshCore();
await keepBeating(core);
const appeal = 'The days lie within the cohort.';
type Of = { organisationSlug: string; claimId: string };
const decide = async (by: Member, of: Of, decision: 'approve' | 'return' | 'decline' = 'approve') => {
  const { version } = await getCollegeClaim(core, by, of);
  return decideClaim(core, by, { ...of, version, decision, reason });
};
const uphold = async (by: Member, of: Of) => {
  const { version } = await getCollegeClaim(core, by, of);
  return decideClaimAppeal(core, by, { ...of, version, isUpheld: true, reason });
};
const dispute = (agreementId: string, state: string, awarded: number | null = null) =>
  sql`update agreement_milestones set dispute = ${state}, awarded = coalesce(${awarded}, awarded)
    where agreement_id = ${agreementId}`.execute(core.db);

test('who has answered a claim as the host does not decide it, also after they left the team', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  await sql`insert into credit_steps (claim_id, kind, side, account_id)
    values (${claim.claimId}, 'confirmed', 'host', ${roster.owner.id})`.execute(core.db);
  await assert.rejects(decide(roster.owner, claim), refused('claim_passed_over'));
  assert.equal((await decide(await provenStaff(core, roster), claim)).state, 'approved');
});

test('who has acted in an agreement with the student does not decide, also after they left the team', async () => {
  const world = await claimWorld(core);
  const { college, agreementId } = world;
  const claim = { organisationSlug: college.organisationSlug, claimId: await atCollege(core, world) };
  const accepted = await provenStaff(core, college);
  await sql`insert into agreement_people (agreement_id, account_id, number)
    values (${agreementId}, ${accepted.id}, ${'a'.repeat(32)})`.execute(core.db);
  await assert.rejects(decide(accepted, claim), refused('claim_passed_over'));
  assert.equal((await decide(college.owner, claim)).state, 'approved');
});

test('a claim is not approved while its milestone is disputed, nor once rulings leave nothing of it', async () => {
  const world = await claimWorld(core);
  const { owner, organisationSlug } = world.college;
  const claim = { organisationSlug, claimId: await atCollege(core, world) };
  await dispute(world.agreementId, 'open');
  await assert.rejects(decide(owner, claim), refused('claim_line_changed'));
  await dispute(world.agreementId, 'final', 0);
  await assert.rejects(decide(owner, claim), refused('claim_line_changed'));
  assert.equal((await decide(owner, claim, 'return')).state, 'returned');
});

test('an appeal approves nothing once a line of the log has fewer hours, or is gone', async () => {
  const student = await member(core, { name: 'Asha Kulkarni', password: null });
  const college = await studentOf(core, student);
  const { organisationSlug, owner, membershipId } = college;
  const { applicationId, projectId, owner: host } = await loggableOf(core, student);
  const lines = await logged(core, student, applicationId, [16]);
  const claimId = await draftOf(core, student, { membershipId, projectId, lines });
  await send(core, student, claimId);
  await confirm(core, host, claimId);
  await decide(owner, { organisationSlug, claimId }, 'decline');
  const other = await provenStaff(core, college);
  await appealClaim(core, student, { claimId, appeal });
  const [workLogId = ''] = lines;
  const [line] = (await getClaim(core, student, claimId)).lines;
  const less = { workLogId, version: 1, day: line?.firstDay ?? '', quarters: 4, text: 'Read a meter' };
  await changeWorkLog(core, student, less);
  await assert.rejects(uphold(other, { organisationSlug, claimId }), refused('claim_line_changed'));
  await deleteWorkLog(core, student, workLogId);
  await assert.rejects(uphold(other, { organisationSlug, claimId }), refused('claim_line_changed'));
});

test('a claim below the least hours gives no credit once the claim that made up for it is withdrawn', async () => {
  const world = await claimWorld(core, { hours: [4, 2] });
  const { student, college, host, agreementId } = world;
  const { membershipId, owner, organisationSlug } = college;
  const claims: string[] = [];
  for (const number of [1, 2]) {
    const lines = [`${agreementId}.${number}`];
    const claimId = await draftOf(core, student, { membershipId, projectId: host.projectId, lines });
    await send(core, student, claimId);
    await confirm(core, host.owner, claimId);
    claims.push(claimId);
  }
  const [first = '', second = ''] = claims;
  await withdrawClaim(core, student, first);
  const { minutes, credits } = await decide(owner, { organisationSlug, claimId: second });
  assert.deepEqual([minutes, credits], [120, 0]);
});

test('a claim under an older rule is approved though later claims have more room', async () => {
  const roster = await creditCohort(core);
  const { student, ...first } = await claimAtCollege(core, roster, { minutes: 50 * 60 });
  await setRule(core, roster, { ...smallRule, mostHours: 240 });
  const later = await claimAtCollege(core, roster, { student, minutes: 150 * 60, rule_version: 2 });
  assert.equal((await decide(roster.owner, later)).minutes, 150 * 60);
  assert.equal((await decide(roster.owner, first)).minutes, 50 * 60);
});

test('a student whom a file has put into another cohort still gets the decision', async () => {
  const roster = await creditCohort(core);
  const claim = await claimAtCollege(core, roster);
  const { organisationSlug, owner } = roster;
  const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
  const { $id: cohortId } = await createCohort(core, owner, { organisationSlug, name: 'M.Com', ...days });
  await sql`update roster_rows set cohort_id = ${cohortId}
    where id in (select row_id from roster_memberships where account_id = ${claim.student.id})`.execute(
    core.db,
  );
  assert.equal((await decide(owner, claim)).state, 'approved');
});
