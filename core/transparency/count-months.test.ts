import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { seed } from '#db/seed.ts';
import { breachOf } from '#tests/breaches/things.ts';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { orderOf } from '#tests/holds/things.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { countAfterThisMonth, countsOf, monthNameOf } from '#tests/transparency/counts.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { proposeRights } from '../administration/propose-rights.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { askSecondLook } from '../cases/ask-second-look.ts';
import { decideCase } from '../cases/decide-case.ts';
import { report } from '../cases/report.ts';
import { caseScheduledJobs } from '../cases/scheduled.ts';
import { sendMessage } from '../conversations/send-message.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { answerRequest } from '../rights/answer-request.ts';
import { askRights } from '../rights/ask-rights.ts';
import { contestAnswer } from '../rights/contest-answer.ts';
import { withdrawRequest } from '../rights/withdraw-request.ts';
import { countMonths } from './count-months.ts';
import { getTransparency } from './get-transparency.ts';
import { monthsToCount } from './months-to-count.ts';

const { base, core, admin, shown, reporting, reportedPerson, caseOf } = await caseWorld();
const second = await administrator(core, 'second');
const thisMonth = monthNameOf(new Date());
const deciding = (caseId: string, outcome: 'nothing' | 'warn', version = 1) =>
  decideCase(core, admin, { caseId, version, outcome, reason });
const late = (subjectId: string) =>
  sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${subjectId}`.execute(
    core.db,
  );

/** The counts of this month that an action of members and staff changes, and by how much. */
async function added(act: () => Promise<unknown>): Promise<Record<string, number>> {
  await countAfterThisMonth(base);
  const before = await countsOf(base, thisMonth);
  await act();
  await countAfterThisMonth(base);
  const after = await countsOf(base, thisMonth);
  const changes = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

test('reports count when they come, and their case with its gravest concern when it is decided', async () => {
  const { judged, caseId } = await reportedPerson();
  const joined = await added(async () =>
    reporting(await member(core, { password: null }), judged.id, { concern: 'threat' }),
  );
  assert.deepEqual(joined, { reports: 1 });
  assert.deepEqual(await added(() => deciding(caseId, 'warn')), {
    cases: 1,
    'cases.kind person': 1,
    'cases.concern threat': 1,
    'cases.outcome warn': 1,
    'cases.time in_time': 1,
  });
  // An appeal counts with its answer.
  assert.deepEqual(await added(() => appealCase(core, judged, { caseId, appeal: appealWords })), {});
  const answering = () =>
    answerCaseAppeal(second.core, second.admin, { caseId, lifted: true, reason: 'You were right.' });
  assert.deepEqual(await added(answering), { appeals: 1, 'appeals.result overturned': 1 });
});

test('a late decision is late; a second look changes neither month nor outcome of the first', async () => {
  await seed(core.db);
  const reporter = await member(core, { password: null });
  const { slug, id } = await core.db
    .selectFrom('stories')
    .select(['slug', 'id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const said = { reportedKind: 'story', reportedId: slug, concern: 'untrue', words: '' } as const;
  const { $id: reportId } = await report(core, reporter, said);
  const caseId = await caseOf(id);
  await late(caseId);
  assert.deepEqual(await added(() => deciding(caseId, 'nothing')), {
    cases: 1,
    'cases.kind story': 1,
    'cases.concern untrue': 1,
    'cases.outcome nothing': 1,
    'cases.time late': 1,
  });
  await askSecondLook(core, reporter, { reportId, secret: '', words: 'Look again.' });
  const { version } = await core.db
    .selectFrom('cases')
    .select('version')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const looking = async () => {
    await decideCase(second.core, second.admin, { caseId, version, outcome: 'hide', reason });
    // As if that had been long after the first decision.
    await sql`update cases set decided_at = decided_at + interval '40 days' where id = ${caseId}`.execute(
      core.db,
    );
  };
  assert.deepEqual(await added(looking), {});
});

test('a message that our word lists stopped counts apart, rightly or wrongly stopped', async () => {
  const [author, reader] = [await shown('Author'), await shown('Reader')];
  const slug = await completeProject(core, author);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${reader.id}, false from projects where slug = ${slug}`.execute(core.db);
  const { id: conversationId } = await core.db
    .selectFrom('conversations')
    .select('id')
    .where('subject_id', '=', (from) => from.selectFrom('projects').select('id').where('slug', '=', slug))
    .executeTakeFirstOrThrow();
  const stopped = async () => {
    const { id: messageId } = await sendMessage(core, author, {
      conversationId,
      key: newId(),
      text: 'Pay me first.',
      files: [],
    });
    await core.db.transaction().execute((tx) =>
      record(tx, {
        name: 'messages.warned',
        accountId: author.id,
        subject: { conversationId, messageId },
      }),
    );
    await runReactions(base);
    return caseOf(messageId);
  };
  assert.deepEqual(await added(async () => deciding(await stopped(), 'nothing')), {
    screened: 1,
    'screened.result wrong': 1,
  });
  assert.deepEqual(await added(async () => deciding(await stopped(), 'warn')), {
    screened: 1,
    'screened.result right': 1,
  });
});

test('requests count with their first answer, by kind and in time', async () => {
  const asker = await member(core, { password: null });
  const ask = (kind: 'see' | 'correct' | 'content' | 'erase') =>
    askRights(core, asker, { kind, words: 'Please show me all of it.' });
  const answering = (requestId: string, version = 1) =>
    answerRequest(core, version === 1 ? admin : second.admin, {
      requestId,
      version,
      outcome: 'done',
      reason: '',
      answer: 'We have done it.',
    });
  // We answer at once what we hold, without a deadline; only the final answer has one.
  let requestId = '';
  const seeing = async () => {
    requestId = (await ask('see')).$id;
  };
  assert.deepEqual(await added(seeing), {
    requests: 1,
    'requests.kind see': 1,
    'requests.time in_time': 1,
  });
  await contestAnswer(core, asker, { requestId, words: 'Two of them are missing.', secret: '' });
  await late(requestId);
  assert.deepEqual(await added(() => answering(requestId, 3)), {}, 'a final answer is none of its own');
  const correct = await ask('correct');
  assert.deepEqual(await added(() => answering(correct.$id)), {
    requests: 1,
    'requests.kind correct': 1,
    'requests.time in_time': 1,
  });
  const complaint = await ask('content');
  await late(complaint.$id);
  assert.deepEqual(await added(() => answering(complaint.$id)), {
    requests: 1,
    'requests.kind content': 1,
    'requests.time late': 1,
  });
  const erase = await ask('erase');
  const withdrawing = () => withdrawRequest(core, asker, { requestId: erase.$id, secret: '' });
  assert.deepEqual(await added(withdrawing), {});
});

test('orders and breaches count when they come, and a decision of one alone when it is made', async () => {
  assert.deepEqual(await added(() => orderOf(core)), { orders: 1 });
  assert.deepEqual(await added(() => breachOf(core)), { breaches: 1 });
  const alone = { ...core, adminEmails: [admin.account.email] };
  const { account } = await member(core);
  const { proposalId } = await proposeRights(alone, admin, {
    email: account.email,
    rights: ['cases'],
    reason,
  });
  await sql`update staff_proposals set alone_from = now() - interval '1 minute' where id = ${proposalId}`.execute(
    core.db,
  );
  assert.deepEqual(await added(() => confirmProposal(alone, admin, proposalId)), { lone: 1 });
});

test('the last second of a month counts in it, and the next second in the next month', async () => {
  const { judged, caseId } = await reportedPerson();
  await reporting(await member(core, { password: null }), judged.id);
  const rows = await core.db
    .selectFrom('case_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  const moments = ['2031-01-31T23:59:59Z', '2031-02-01T00:00:00Z'];
  for (const [at, { id }] of rows.entries())
    await core.db
      .updateTable('case_reports')
      .set({ reported_at: new Date(moments[at] ?? '') })
      .where('id', '=', id)
      .execute();
  await countMonths(base, new Date('2031-02-01T02:20:00Z'));
  assert.deepEqual(
    [await countsOf(base, '2031-01'), await countsOf(base, '2031-02')],
    [{ reports: 1 }, {}],
    'a month counts when it is over',
  );
  await countMonths(base, new Date('2031-03-01T00:00:00Z'));
  assert.deepEqual(await countsOf(base, '2031-02'), { reports: 1 });
  const reports = sql`delete from case_reports where case_id = ${caseId}`;
  await reports.execute(core.db);
});

test('a month is counted again until a day before its first row may be erased, and is final then', async () => {
  // 364 days after 1 January 2031.
  assert.equal(monthsToCount(new Date('2031-12-31T00:00:00Z'))[0], '2031-01');
  assert.equal(monthsToCount(new Date('2031-12-31T00:00:01Z'))[0], '2031-02');
  const [kept, erased] = [await reportedPerson(), await reportedPerson()];
  for (const { caseId } of [kept, erased]) await deciding(caseId, 'warn');
  const back = async (caseId: string, seconds: number) => {
    const at = sql<Date>`now() - make_interval(days => 365, secs => ${seconds}::int)`;
    await core.db
      .updateTable('cases')
      .set({ decided_at: at, opened_at: at })
      .where('id', '=', caseId)
      .execute();
    await core.db
      .updateTable('case_reports')
      .set({ reported_at: at })
      .where('case_id', '=', caseId)
      .execute();
  };
  await back(erased.caseId, 1);
  await back(kept.caseId, -60);
  const yearAgo = new Date(Date.now() - 365 * 86_400_000);
  const [month, after] = [monthNameOf(yearAgo), new Date(yearAgo.getTime() + 32 * 86_400_000)];
  await countMonths(base, after);
  const counted = await countsOf(base, month);
  assert.deepEqual([counted.cases, counted.reports], [2, 2]);
  await caseScheduledJobs.find(({ name }) => name === 'cases:forget-decided')?.run(core);
  assert.deepEqual([await caseOf(erased.judged.id), await caseOf(kept.judged.id)], ['', kept.caseId]);
  await countMonths(base);
  assert.deepEqual(await countsOf(base, month), counted, 'the night after the erasing changes nothing');
});

test('ten servers that count at once count once, and nothing is kept for longer than 36 months', async () => {
  await Promise.all(Array.from({ length: 10 }, () => countAfterThisMonth(base)));
  const old = { name: 'reports', key: '', count: 7 };
  const now = new Date();
  const monthBack = (back: number) =>
    monthNameOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)));
  await core.db
    .insertInto('transparency_counts')
    .values([
      { month: monthBack(36), ...old },
      { month: monthBack(37), ...old },
    ])
    .execute();
  await countMonths(base);
  const { months } = await getTransparency(core);
  assert.ok(months.length <= 36);
  assert.deepEqual([months.at(-1)?.month, months.at(-1)?.numbers.reports.count], [monthBack(36), 7]);
});

test('no call tells a count from 1 to 4', async () => {
  await countAfterThisMonth(base);
  const { months } = await getTransparency(core);
  const latest = months.find(({ month }) => month === thisMonth);
  const counts = await countsOf(base, thisMonth);
  assert.ok((counts.orders ?? 0) >= 1 && (counts.orders ?? 0) <= 4);
  assert.deepEqual(latest?.numbers.orders, { shown: 'few', count: 0 });
  for (const { numbers, parts } of months)
    for (const { shown, count } of [
      ...Object.values(numbers),
      ...parts.flatMap(({ rows }) => rows ?? []).map(({ figure }) => figure),
    ])
      assert.ok(shown === 'exact' ? count === 0 || count >= 5 : count === 0, `${shown} ${count}`);
});
