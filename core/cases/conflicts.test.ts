import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { block } from '../blocks/block.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { decideCase } from './decide-case.ts';
import { listCases } from './list-cases.ts';
import { nextCase } from './next-case.ts';
import { openCase } from './open-case.ts';
import { recuse } from './recuse.ts';
import { report } from './report.ts';

const { base, core, admin, shown, reporting, reportedPerson, caseOf } = await caseWorld();

/** Makes one more administrator. */
async function another(name: string) {
  const made = await administrator(core, name);
  return { core: made.core, admin: made.admin };
}
const barOf = async (staff: { core: Core; admin: Member }, caseId: string) =>
  (await openCase(staff.core, staff.admin, caseId)).bar;

async function inTeam(slug: string, { id }: Member): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${id}, false from projects where slug = ${slug}`.execute(core.db);
}

async function reportedNow(judged: Member): Promise<string> {
  await reporting(await member(core, { password: null }), judged.id);
  return caseOf(judged.id);
}

test('a team of the last year bars staff, until the second when the year is over', async () => {
  const [judged, staff] = [await shown(), await another('teams')];
  const slug = await publishedProject(core, judged);
  await inTeam(slug, staff.admin);
  const caseId = await reportedNow(judged);
  assert.equal(await barOf(staff, caseId), 'conflict');
  await leaveTeam(core, staff.admin, slug);
  assert.equal(await barOf(staff, caseId), 'conflict');
  const left = (shift: string) =>
    sql`update past_seats set left_at = now() - interval '365 days' + ${shift}::interval
      where account_id = ${staff.admin.id}`.execute(core.db);
  await left('5 seconds');
  assert.equal(await barOf(staff, caseId), 'conflict');
  await left('-1 second');
  assert.equal(await barOf(staff, caseId), '');
});

test('an agreement bars staff, an ended one for a year', async () => {
  const staff = await another('agreements');
  const sides = await sidesOf(core, 'Asha Kale');
  await showToEverybody(core, staff.admin);
  const contributor = { ...sides, contributor: staff.admin };
  await inTeam(sides.project, staff.admin);
  const { id } = await active(core, contributor);
  await sql`delete from project_members where account_id = ${staff.admin.id}`.execute(core.db);
  await sql`delete from past_seats where account_id = ${staff.admin.id}`.execute(core.db);
  const caseId = await reportedNow(sides.owner);
  assert.equal(await barOf(staff, caseId), 'conflict');
  const ended = (shift: string) =>
    sql`update agreements set ended_at = now() - interval '365 days' + ${shift}::interval
      where id = ${id}`.execute(core.db);
  await ended('5 seconds');
  assert.equal(await barOf(staff, caseId), 'conflict');
  await ended('-1 second');
  assert.equal(await barOf(staff, caseId), '');
});

test('a mentorship bars staff, a proposal of one does not', async () => {
  const [judged, staff] = [await shown(), await another('mentorships')];
  const id = newId();
  await sql`insert into mentorships (id, mentor_id, mentee_id, state, topic, proposed_by)
    values (${id}, ${judged.id}, ${staff.admin.id}, 'proposed', 'Cold rooms', 'mentee')`.execute(core.db);
  const caseId = await reportedNow(judged);
  assert.equal(await barOf(staff, caseId), '');
  await sql`update mentorships set begun_at = now(), state = 'running' where id = ${id}`.execute(core.db);
  assert.equal(await barOf(staff, caseId), 'conflict');
});

test('a block from before the report bars staff, and one from after it gains nothing', async () => {
  const [before, after, staff] = [await shown(), await shown(), await another('blocks')];
  await showToEverybody(core, staff.admin);
  await block(core, before, { personId: staff.admin.id });
  assert.equal(await barOf(staff, await reportedNow(before)), 'conflict');
  const caseId = await reportedNow(after);
  for (const one of [staff.admin, admin]) {
    await showToEverybody(core, one);
    await block(core, after, { personId: one.id });
  }
  assert.equal(await barOf(staff, caseId), '');
  const opened = await openCase(staff.core, staff.admin, caseId);
  assert.ok(opened.sealed.length > 0);
});

test('staff who know a person see number and deadline alone, in the list too', async () => {
  const [{ judged, caseId }, staff] = [await reportedPerson(), await another('acquainted')];
  assert.equal((await openCase(staff.core, staff.admin, caseId)).name, judged.account.name);
  const shut = await recuse(staff.core, staff.admin, caseId);
  const { $id, dueAt, bar, othersMay, version, state, isIntact, isLate, isBarred, ...rest } = shut;
  assert.deepEqual(
    [$id, bar, othersMay, isBarred, dueAt !== '', version, state, isIntact, isLate],
    [caseId, 'conflict', true, true, true, 1, 'open', true, false],
  );
  for (const [name, value] of Object.entries(rest))
    assert.ok(!value || value === '' || (Array.isArray(value) && value.length === 0), name);
  assert.deepEqual(await recuse(staff.core, staff.admin, caseId), shut);
  const { cases } = await listCases(staff.core, staff.admin, { list: 'waiting' });
  const listed = cases.find((one) => one.$id === caseId);
  assert.deepEqual([listed?.isBarred, listed?.name, listed?.kind], [true, '', '']);
  await assert.rejects(
    decideCase(staff.core, staff.admin, { caseId, version: 1, outcome: 'warn', reason }),
    refused('case_conflict'),
  );
  const next = await nextCase(staff.core, staff.admin);
  assert.notEqual(next.$id, caseId);
  // A look at the number is no look at the case, and the moderator no longer has it.
  assert.equal(await barOf({ core, admin }, caseId), '');
});

test('where all staff are barred, one of them may hide something urgent, and nothing else', async () => {
  const alone = await administrator(base, 'alone');
  const only = { core: { ...core, adminEmails: alone.core.adminEmails ?? [] }, admin: alone.admin };
  const judged = await shown();
  const slug = await publishedProject(core, judged);
  await inTeam(slug, only.admin);
  const caseId = await reportedNow(judged);
  assert.deepEqual((await openCase(only.core, only.admin, caseId)).can, []);
  await reporting(await member(core, { password: null }), judged.id, { concern: 'threat' });
  const shut = await openCase(only.core, only.admin, caseId);
  assert.deepEqual([shut.can, shut.othersMay, shut.name], [['hide'], false, '']);
  const decision = { caseId, version: shut.version, reason } as const;
  for (const also of [['warn'], ['suspend']] as const)
    await assert.rejects(
      decideCase(only.core, only.admin, { ...decision, outcome: 'hide', also }),
      refused('case_conflict'),
    );
  await assert.rejects(
    decideCase(only.core, only.admin, { ...decision, outcome: 'warn' }),
    refused('case_conflict'),
  );
  await decideCase(only.core, only.admin, { ...decision, outcome: 'hide' });
  const { rows } = await sql<{ lone: boolean; detail: string }>`select is_lone as lone, detail
    from cases join admin_actions on subject_id = cases.id and action = 'case.decided'
    where cases.id = ${caseId}`.execute(core.db);
  assert.deepEqual(rows, [{ lone: true, detail: `hide lone: ${reason}` }]);
});

test('staff who are tied to a judged member do not confirm the longer suspension of the case', async () => {
  const [judged, tied] = [await shown(), await staff(core, 'cases')];
  await inTeam(await publishedProject(core, judged), tied);
  const caseId = await reportedNow(judged);
  const { version } = await openCase(core, admin, caseId);
  await decideCase(core, admin, { caseId, version, outcome: 'suspend', days: 30, reason });
  const { id } = await core.db
    .selectFrom('staff_proposals')
    .select('id')
    .where('subject_id', '=', judged.id)
    .executeTakeFirstOrThrow();
  await assert.rejects(confirmProposal(core, tied, id), refused('proposal_barred'));
});

test('a case belongs for 30 minutes to the moderator who opened it, and others cannot decide it', async () => {
  const [{ caseId }, staff] = [await reportedPerson(), await another('takers')];
  const decision = { caseId, version: 1, outcome: 'warn', reason } as const;
  await openCase(core, admin, caseId);
  const taken = await openCase(staff.core, staff.admin, caseId);
  assert.deepEqual([taken.bar, taken.can, taken.takenBy], ['taken', [], admin.account.name]);
  const minutes = (Date.parse(taken.takenUntil) - Date.now()) / 60_000;
  assert.ok(minutes > 29.5 && minutes < 30.5, String(minutes));
  await assert.rejects(decideCase(staff.core, staff.admin, decision), refused('case_taken'));
  assert.notEqual((await nextCase(staff.core, staff.admin)).$id, caseId);
  const until = (shift: string) =>
    sql`update cases set taken_until = clock_timestamp() + ${shift}::interval where id = ${caseId}`.execute(
      core.db,
    );
  await until('5 seconds');
  await assert.rejects(decideCase(staff.core, staff.admin, decision), refused('case_taken'));
  await until('-1 second');
  await decideCase(staff.core, staff.admin, decision);
});

test('of ten moderators who decide at once one wins, and of those who open at once one has the case', async () => {
  const { caseId } = await reportedPerson();
  const all = await Promise.all(Array.from({ length: 10 }, (_, at) => another(`crowd${at}`)));
  const adminEmails = all.flatMap((one) => one.core.adminEmails ?? []);
  const opened = await Promise.all(all.map((one) => openCase({ ...core, adminEmails }, one.admin, caseId)));
  assert.equal(opened.filter(({ bar }) => bar === '').length, 1);
  await sql`update cases set taken_until = null, taken_by = null where id = ${caseId}`.execute(core.db);
  const decided = await Promise.allSettled(
    all.map((one, at) =>
      decideCase({ ...core, adminEmails }, one.admin, {
        caseId,
        version: 1,
        outcome: 'warn',
        reason: `${reason} ${at}`,
      }),
    ),
  );
  assert.equal(decided.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('fifty accounts that report one thing at once make one case with fifty reports', async () => {
  const judged = await shown();
  const reporters = await Promise.all(Array.from({ length: 50 }, () => member(core, { password: null })));
  await Promise.all(
    reporters.map((who) => report(core, who, { reportedKind: 'person', reportedId: judged.id, ...said })),
  );
  const { rows } = await sql<{ cases: number; reports: number }>`
    select count(distinct cases.id)::int as cases, count(*)::int as reports
    from cases join case_reports on case_id = cases.id where thing_id = ${judged.id}`.execute(core.db);
  assert.deepEqual(rows, [{ cases: 1, reports: 50 }]);
  assert.equal((await openCase(core, admin, await caseOf(judged.id))).reportList.length, 50);
});
