import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { guest, type Member } from '../ground/actor.ts';
import { resumeOpportunity } from '../opportunities/resume-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { findProjects } from '../projects/find-projects.ts';
import { getProject } from '../projects/get-project.ts';
import { listProjects } from '../projects/list-projects.ts';
import { publishedSlugs } from '../projects/published-slugs.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { getStanding } from '../standings/get-standing.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealCase } from './appeal-case.ts';
import { decideCase } from './decide-case.ts';
import { getJudgedCase } from './get-judged-case.ts';
import { report } from './report.ts';

const { base, core, admin, reportedPerson, lettersTo: emailsTo, caseOf } = await caseWorld();
const second = await administrator(core, 'second');

const end = (caseId: string) =>
  answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason: 'We looked once more.' });

test('a decision does several things under one reason, and a granted appeal ends them all', async () => {
  const { judged, caseId } = await reportedPerson();
  const decision = { caseId, version: 1, outcome: 'hide', also: ['suspend'], days: 7, reason } as const;
  const decided = await decideCase(core, admin, decision);
  assert.deepEqual([decided.outcome, decided.also, decided.days], ['suspend', ['hide'], 7]);
  // The same decision again is the same decision.
  assert.equal((await decideCase(core, admin, decision)).version, decided.version);
  assert.equal((await findSuspension(core.db, judged.id))?.reason, reason);
  assert.equal(await isHidden(judged), true);
  await runReactions(base);
  assert.deepEqual(
    (await emailsTo(judged)).map(({ letter }) => letter),
    ['account-suspended'],
  );
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await end(caseId);
  assert.equal(await findSuspension(core.db, judged.id), undefined);
  assert.equal(await isHidden(judged), false);
});

test('outcomes that do not fit the item, each other or the days are refused', async () => {
  const { caseId } = await reportedPerson();
  const unfit = [
    { outcome: 'remove' },
    { outcome: 'nothing', also: ['warn'] },
    { outcome: 'warn', days: 7 },
    { outcome: 'pause' },
    { outcome: 'hide', also: ['suspend'] },
  ] as const;
  for (const one of unfit)
    await assert.rejects(
      decideCase(core, admin, { caseId, version: 1, reason, ...one }),
      refused('case_outcome_unfit'),
      JSON.stringify(one),
    );
});

test('a paused member reads why and until when, and the pause ends with its time or an appeal', async () => {
  const { judged, caseId } = await reportedPerson();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 1, reason });
  const { pause } = await getStanding(core, judged);
  assert.deepEqual([pause.reason, pause.caseId], [reason, caseId]);
  const hours = (Date.parse(pause.until) - Date.now()) / 3_600_000;
  assert.ok(hours > 23.9 && hours < 24.1, String(hours));
  assert.equal((await getJudgedCase(core, judged, caseId)).outcome, 'pause');
  const at = (shift: string) =>
    sql`update standings set pause_ends_at = now() + ${shift}::interval where account_id = ${judged.id}`.execute(
      core.db,
    );
  await at('1 second');
  assert.notEqual((await getStanding(core, judged)).pause.until, '');
  await at('-1 second');
  assert.deepEqual((await getStanding(core, judged)).pause, { until: '', reason: '', caseId: '' });
  await at('1 day');
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await end(caseId);
  assert.equal((await getStanding(core, judged)).pause.until, '');
});

test('a shorter pause leaves a longer one, and an appeal ends the pause of its own case alone', async () => {
  const { judged, reporter, caseId } = await reportedPerson();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 30, reason });
  await report(core, reporter, { reportedKind: 'person', reportedId: judged.id, ...said });
  const next = await caseOf(judged.id);
  await decideCase(core, admin, { caseId: next, version: 1, outcome: 'pause', days: 1, reason });
  await appealCase(core, judged, { caseId: next, appeal: appealWords });
  await end(next);
  assert.equal((await getStanding(core, judged)).pause.caseId, caseId);
});

test('an appeal ends no pause of a project that another case keeps, and the shorter one counts then', async () => {
  const { owner, project, projectId, reporter, caseId } = await reportedProject();
  const again = async () => {
    await report(core, reporter, { reportedKind: 'project', reportedId: project, ...said });
    return caseOf(projectId);
  };
  const granted = async (id: string) => {
    await appealCase(core, owner, { caseId: id, appeal: appealWords });
    await end(id);
  };
  const daysPaused = async () => {
    const { rows } = await sql<{ days: number | null }>`select
      round(extract(epoch from paused_until - now()) / 86400)::int as days from projects where id = ${projectId}`.execute(
      core.db,
    );
    return rows[0]?.days;
  };
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 30, reason });
  const shorter = await again();
  await decideCase(core, admin, { caseId: shorter, version: 1, outcome: 'pause', days: 1, reason });
  await granted(caseId);
  assert.equal(await daysPaused(), 1);
  await granted(shorter);
  assert.equal(await daysPaused(), null);
});

test('an appeal shows no project that another case hides', async () => {
  const { owner, project, projectId, caseId } = await reportedProject();
  const mate = await member(core, { password: null });
  const joined = { project_id: projectId, account_id: mate.id, is_owner: false };
  await core.db.insertInto('project_members').values(joined).execute();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  await report(core, mate, { reportedKind: 'project', reportedId: project, ...said });
  const second = await caseOf(projectId);
  await decideCase(core, admin, { caseId: second, version: 1, outcome: 'hide', reason });
  await appealCase(core, owner, { caseId, appeal: appealWords });
  await end(caseId);
  await assert.rejects(getProject(core, guest, project), refused('project_unknown'));
  await appealCase(core, owner, { caseId: second, appeal: appealWords });
  await end(second);
  assert.equal((await getProject(core, guest, project)).slug, project);
});

test('once the longer of two pauses has ended by an appeal, the shorter one counts', async () => {
  const { judged, reporter, caseId } = await reportedPerson();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 30, reason });
  await report(core, reporter, { reportedKind: 'person', reportedId: judged.id, ...said });
  const next = await caseOf(judged.id);
  await decideCase(core, admin, { caseId: next, version: 1, outcome: 'pause', days: 1, reason });
  await appealCase(core, judged, { caseId, appeal: appealWords });
  await end(caseId);
  assert.equal((await getStanding(core, judged)).pause.caseId, next);
});

test('a hidden project is seen by its team alone until an appeal shows it again', async () => {
  const { owner, project, caseId } = await reportedProject();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  await assert.rejects(getProject(core, guest, project), refused('project_unknown'));
  assert.equal((await getProject(core, owner, project)).slug, project);
  const isListed = async () => [
    (await listProjects(core, { stage: '', sector: '', after: '' })).projects.some(
      ({ slug }) => slug === project,
    ),
    (
      await findProjects(core, { search: '', stage: '', sector: '', place: '', textIn: '', after: '' })
    ).projects.some(({ slug }) => slug === project),
    (await publishedSlugs(core, { most: 1000 })).some(({ slug }) => slug === project),
  ];
  assert.deepEqual(await isListed(), [false, false, false]);
  await appealCase(core, owner, { caseId, appeal: appealWords });
  await end(caseId);
  assert.deepEqual(await isListed(), [true, true, true]);
});

test('a paused project keeps its opportunities paused until the pause has ended', async () => {
  const { owner, opportunityId, caseId } = await reportedProject();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', days: 7, reason });
  await runReactions(base);
  const paused = await showOwn(core, owner, opportunityId);
  assert.deepEqual([paused.state, paused.can.resume], ['paused', false]);
  await assert.rejects(resumeOpportunity(core, owner, opportunityId), refused('opportunity_closed'));
  const { rows } = await sql<{ days: number }>`select extract(day from paused_until - now())::int as days
    from projects where id = (select project_id from opportunities where id = ${opportunityId})`.execute(
    core.db,
  );
  assert.equal(rows[0]?.days, 6);
  await sql`update projects set paused_until = now() - interval '1 second'`.execute(core.db);
  await resumeOpportunity(core, owner, opportunityId);
  assert.equal((await showOwn(core, owner, opportunityId)).state, 'live');
});

async function reportedProject() {
  const owner = await member(core, { password: null });
  const project = await publishedProject(core, owner);
  const { id: opportunityId } = await openOpportunity(core, owner, {}, project);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', project)
    .executeTakeFirstOrThrow();
  const reporter = await member(core, { password: null });
  await report(core, reporter, { reportedKind: 'project', reportedId: project, ...said });
  return { owner, project, projectId, reporter, opportunityId, caseId: await caseOf(projectId) };
}

async function isHidden({ id }: Member): Promise<boolean> {
  const { rows } =
    await sql`select from people where account_id = ${id} and held_back_at is not null`.execute(core.db);
  return rows.length === 1;
}
