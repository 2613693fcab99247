import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { staff } from '#tests/administration/staff.ts';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { completeProject, publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { findPublicPerson } from '../people/find-public-person.ts';
import { setVisibility } from '../people/set-visibility.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { getStory } from '../stories/get-story.ts';
import { listStories } from '../stories/list-stories.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealCase } from './appeal-case.ts';
import { decideCase } from './decide-case.ts';
import { getJudgedCase } from './get-judged-case.ts';
import { listCases } from './list-cases.ts';
import { openCase } from './open-case.ts';
import { report } from './report.ts';

const {
  base,
  core,
  admin,
  shown,
  reporting,
  reportedPerson,
  lettersTo: emailsTo,
  caseOf,
} = await caseWorld();

const handleOf = async ({ id }: Member) => {
  const { rows } = await sql<{ handle: string }>`select handle from handles where account_id = ${id}`.execute(
    core.db,
  );
  return rows[0]?.handle ?? '';
};

test('urgent cases come first, each by its deadline, and one urgent report makes its case urgent', async () => {
  const [slow, quick] = [await reportedPerson(), await reportedPerson()];
  const other = await member(core, { password: null });
  await reporting(other, quick.judged.id, { concern: 'threat' });
  const { cases } = await listCases(core, admin, { list: 'waiting' });
  const [at, after] = [quick, slow].map(({ caseId }) => cases.findIndex(({ $id }) => $id === caseId));
  assert.ok(at !== undefined && after !== undefined && at < after, `${at} ${after}`);
  const urgent = cases[at];
  assert.equal(urgent?.isUrgent, true);
  const hours = (Date.parse(urgent?.dueAt ?? '') - Date.parse(urgent?.openedAt ?? '')) / 3_600_000;
  assert.ok(hours > 1.9 && hours < 2.1, String(hours));
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${quick.caseId}
    and kind = 'urgent_harm_decision'`.execute(core.db);
  assert.equal((await openCase(core, admin, quick.caseId)).isLate, true);
  await lapseDueDeadlines(core);
  const late = await openCase(core, admin, quick.caseId);
  assert.deepEqual([late.isLate, late.dueAt !== ''], [true, true]);
  // The decision ends the deadline even if it is late.
  await decideCase(core, admin, { caseId: quick.caseId, version: 1, outcome: 'warn', reason });
});

test('of ten simultaneous decisions one counts, and an outdated version is refused', async () => {
  const { caseId } = await reportedPerson();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason: `${reason} ${at}` }),
    ),
  );
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(
    decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason }),
    refused('conflict'),
  );
});

test('a decision sent ten times by one administrator is made once', async () => {
  const { caseId } = await reportedPerson();
  const decision = { caseId, version: 1, outcome: 'warn', reason } as const;
  await Promise.all(Array.from({ length: 10 }, () => decideCase(core, admin, decision)));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from admin_actions
    where subject_id = ${caseId} and action = 'case.decided'`.execute(core.db);
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('staff cannot decide a case of their own or their project, and the page names the officer', async () => {
  const own = await administrator(base, 'party');
  const grievanceOfficer = { name: 'Officer', email: 'grievance@example.org', address: 'Pune' };
  const alone = {
    ...core,
    adminEmails: own.core.adminEmails ?? [],
    contactAddress: 'hello@example.org',
    grievanceOfficer,
  };
  await showToEverybody(core, own.admin);
  const reporter = await member(core, { password: null });
  const parties: [string, () => Promise<string>][] = [
    ['about themself', async () => own.admin.id],
    ['about their project', async () => publishedProjectOf(own.admin)],
  ];
  for (const [name, thing] of parties) {
    const id = await thing();
    const isProject = name === 'about their project';
    await report(core, reporter, {
      reportedKind: isProject ? 'project' : 'person',
      reportedId: id,
      ...said,
    });
    const { rows } = await sql<{ id: string }>`select id from cases order by opened_at desc limit 1`.execute(
      core.db,
    );
    const caseId = rows[0]?.id ?? '';
    const opened = await openCase(alone, own.admin, caseId);
    assert.deepEqual(
      [opened.bar, opened.othersMay, opened.can, opened.reportList, opened.sealed],
      ['own', false, [], [], []],
      name,
    );
    assert.equal(opened.grievanceContact, 'grievance@example.org');
    await assert.rejects(
      decideCase(alone, own.admin, { caseId, version: 1, outcome: 'nothing', reason }),
      refused('case_own'),
    );
    // Opening one's own case does not acknowledge it.
    const { rows: looked } = await sql`select from cases where id = ${caseId} and looked_at is null`.execute(
      core.db,
    );
    assert.equal(looked.length, 1);
    const both = { ...core, adminEmails: [...(core.adminEmails ?? []), ...alone.adminEmails] };
    assert.equal((await openCase(both, own.admin, caseId)).othersMay, true);
    assert.equal((await openCase(both, admin, caseId)).bar, '');
  }
  // A reporter takes part in the case as well.
  const judged = await shown();
  await reporting(own.admin, judged.id);
  await assert.rejects(
    decideCase(alone, own.admin, { caseId: await caseOf(judged.id), version: 1, outcome: 'warn', reason }),
    refused('case_own'),
  );
});

async function publishedProjectOf(owner: Member): Promise<string> {
  const slug = await completeProject(core, owner);
  await sql`update projects set state = 'published', published_at = now() where slug = ${slug}`.execute(
    core.db,
  );
  return slug;
}

test('a hidden member stays hidden until another administrator grants an appeal', async () => {
  const { judged, caseId } = await reportedPerson();
  const handle = await handleOf(judged);
  assert.ok(await findPublicPerson(core, handle));
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal(await findPublicPerson(core, handle), null);
  await setVisibility(core, judged, { visibility: 'members' });
  await setVisibility(core, judged, { visibility: 'public' });
  assert.equal(await findPublicPerson(core, handle), null);
  const sent = (await emailsTo(judged)).filter(({ letter: email }) => email === 'case-decided');
  assert.equal(sent.length, 1);
  assert.ok(!JSON.stringify(sent).includes('money'));
  const read = await getJudgedCase(core, judged, caseId);
  assert.deepEqual([read.outcome, read.reason], ['hide', reason]);
  await assert.rejects(getJudgedCase(core, await shown(), caseId), refused('case_not_found'));

  const appealed = { caseId: caseId, appeal: appealWords };
  for (let times = 0; times < 2; times++) await appealCase(core, judged, appealed);
  await assert.rejects(
    appealCase(core, judged, { ...appealed, appeal: `${appealWords} And once more.` }),
    refused('case_appeal_twice'),
  );
  const answer = { caseId, lifted: true, reason: 'The messages were jokes.' };
  const other = await administrator(core, 'second');
  await assert.rejects(answerCaseAppeal(other.core, admin, answer), refused('case_same_administrator'));
  const { cases } = await listCases(core, admin, { list: 'appeals' });
  assert.deepEqual(cases.map(({ $id }) => $id).includes(caseId), true);
  const answered = await answerCaseAppeal(other.core, other.admin, answer);
  assert.equal(answered.isLifted, true);
  assert.ok(await findPublicPerson(core, handle));
  assert.equal(
    (await emailsTo(judged)).filter(({ letter: email }) => email === 'case-appeal-answered').length,
    1,
  );
  const { looks } = await getJudgedCase(core, judged, caseId);
  assert.equal(looks.length, 0, 'it was decided unseen in this test');
});

test('each look at a case is logged, and shown once the case is closed', async () => {
  const { judged, caseId } = await reportedPerson();
  assert.deepEqual((await openCase(core, admin, caseId)).looks, []);
  await openCase(core, admin, caseId);
  const decided = await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  assert.equal(decided.looks.length, 2);
  assert.equal((await getJudgedCase(core, judged, caseId)).looks.length, 2);
});

test('an appeal is possible only before its deadline and against a measure', async () => {
  const { judged, caseId } = await reportedPerson();
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  const decidedAgo = (time: string) =>
    sql`update cases set decided_at = now() - ${time}::interval where id = ${caseId}`.execute(core.db);
  await decidedAgo('14 days 1 second');
  await assert.rejects(
    appealCase(core, judged, { caseId, appeal: appealWords }),
    refused('case_appeal_late'),
  );
  await decidedAgo('14 days -5 seconds');
  assert.equal((await appealCase(core, judged, { caseId, appeal: appealWords })).appeal, appealWords);
  const nothing = await reportedPerson();
  await decideCase(core, admin, { caseId: nothing.caseId, version: 1, outcome: 'nothing', reason });
  await assert.rejects(
    appealCase(core, nothing.judged, { caseId: nothing.caseId, appeal: appealWords }),
    refused('case_not_found'),
  );
});

test('a suspension lasts one, seven or thirty days, and administrators cannot be suspended', async () => {
  const { judged, caseId } = await reportedPerson();
  const suspend = { caseId, version: 1, outcome: 'suspend', reason } as const;
  await assert.rejects(decideCase(core, admin, suspend), refused('case_outcome_unfit'));
  await assert.rejects(
    decideCase(core, admin, { ...suspend, outcome: 'remove' }),
    refused('case_outcome_unfit'),
  );
  await staff(core, 'cases');
  await decideCase(core, admin, { ...suspend, days: 30 });
  await core.db.deleteFrom('staff_rights').execute();
  const suspension = await findSuspension(core.db, judged.id);
  assert.equal(suspension?.reason, reason);
  await runReactions(base);
  const emails = (await emailsTo(judged)).map(({ letter: email }) => email);
  assert.deepEqual(emails, ['account-suspended']);
  const protectedOne = await administrator(core, 'protected');
  await showToEverybody(core, protectedOne.admin);
  await reporting(await member(core, { password: null }), protectedOne.admin.id);
  await assert.rejects(
    decideCase(protectedOne.core, admin, {
      caseId: await caseOf(protectedOne.admin.id),
      version: 1,
      outcome: 'suspend',
      days: 1,
      reason,
    }),
    refused('account_protected'),
  );
});

test('a removed project has its own email and appeal, and a warning reaches its owners', async () => {
  const owner = await member(core, { password: null });
  const slug = await publishedProject(core, owner);
  const reporter = await member(core, { password: null });
  const asked = { reportedKind: 'project', reportedId: slug, ...said } as const;
  await report(core, reporter, asked);
  const { rows } = await sql<{ id: string }>`select id from projects where slug = ${slug}`.execute(core.db);
  const first = await caseOf(rows[0]?.id ?? '');
  await decideCase(core, admin, { caseId: first, version: 1, outcome: 'warn', reason });
  assert.equal((await getJudgedCase(core, owner, first)).outcome, 'warn');
  await report(core, reporter, asked);
  const second = await caseOf(rows[0]?.id ?? '');
  await decideCase(core, admin, { caseId: second, version: 1, outcome: 'remove', reason });
  const { rows: left } = await sql<{
    state: string;
  }>`select state from projects where slug = ${slug}`.execute(core.db);
  assert.equal(left[0]?.state, 'removed');
  const emails = (await emailsTo(owner)).map(({ letter: email }) => email).sort();
  assert.deepEqual(emails, ['case-decided', 'project-removed']);
  await assert.rejects(
    appealCase(core, owner, { caseId: second, appeal: appealWords }),
    refused('case_not_appealable'),
  );
});

test('a hidden story is gone from the list and from its address', async () => {
  await sql`insert into stories (id, slug, title, excerpt, body, author, category, read_minutes, published_at)
    values ('s1', 'a-tale', 'A tale', 'E', 'B', 'A', 'success', 1, now())`.execute(core.db);
  await report(core, await member(core), { reportedKind: 'story', reportedId: 'a-tale', ...said });
  await decideCase(core, admin, { caseId: await caseOf('s1'), version: 1, outcome: 'hide', reason });
  assert.equal(await getStory(core, 'a-tale'), null);
  assert.ok(!(await listStories(core)).stories.some(({ slug }) => slug === 'a-tale'));
});

test('the lists continue after their last case without repeats', async () => {
  const made = Array.from({ length: 65 }, (_, at) => `list-${at}`);
  await sql`insert into cases (id, thing_kind, thing_id, is_urgent, sealed, seal)
    select id, 'person', id, id like '%7', '{"name":"N","parts":[],"path":""}', 'x' from unnest(${made}::text[]) as id`.execute(
    core.db,
  );
  for (const list of ['waiting', 'decided'] as const) {
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { cases, next } = await listCases(core, admin, { list, after });
      seen.push(...cases.map(({ $id }) => $id));
      if (!next) break;
      after = next;
    }
    assert.equal(new Set(seen).size, seen.length);
    const { counts } = await listCases(core, admin, { list });
    assert.equal(seen.length, counts[list]);
  }
  await assert.rejects(
    listCases(core, admin, { list: 'waiting', after: newId() }),
    refused('general_cursor_not_found'),
  );
});
