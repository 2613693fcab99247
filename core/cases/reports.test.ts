import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { photo } from '#tests/avatars/sample-photos.ts';
import { appealWords, caseWorld, reason, said } from '#tests/cases/cases.ts';
import {
  administrator,
  again,
  bornYearsAgo,
  device,
  freshEmail,
  mailedCode,
  member,
} from '#tests/ground/builders.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { completeProject, publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { putAvatar } from '../avatars/put-avatar.ts';
import { block } from '../blocks/block.ts';
import { prepareEmail } from '../collected/emails.ts';
import { guest, type Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { getOpportunity } from '../opportunities/get-opportunity.ts';
import { removeOpportunity } from '../opportunities/remove-opportunity.ts';
import { resumeOpportunity } from '../opportunities/resume-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { addReportPicture } from './add-report-picture.ts';
import { answerCaseAppeal } from './answer-case-appeal.ts';
import { appealCase } from './appeal-case.ts';
import { beginGuestReport } from './begin-guest-report.ts';
import { decideCase } from './decide-case.ts';
import { finishGuestReport } from './finish-guest-report.ts';
import { getJudgedCase } from './get-judged-case.ts';
import { getReport } from './get-report.ts';
import { openCase } from './open-case.ts';
import { openPicture } from './open-picture.ts';
import { caseSteps } from './open-steps.ts';
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

test('thirty simultaneous reports of one item open one case, and each reporter gets one notification', async () => {
  const judged = await shown();
  const reporters = await Promise.all(Array.from({ length: 10 }, () => member(core, { password: null })));
  const sent = await Promise.all(
    [...reporters, ...reporters, ...reporters].map((who) => reporting(who, judged.id)),
  );
  assert.equal(new Set(sent.map(({ $id }) => $id)).size, 10);
  const { rows } = await sql<{ cases: number; reports: number }>`
    select count(distinct cases.id)::int as cases, count(*)::int as reports
    from cases join case_reports on case_id = cases.id where thing_id = ${judged.id}`.execute(core.db);
  assert.deepEqual(rows[0], { cases: 1, reports: 10 });
  const caseId = await caseOf(judged.id);
  const opened = await openCase(core, admin, caseId);
  assert.deepEqual([opened.reports, opened.reportList.length], [10, 10]);
  await decideCase(core, admin, {
    caseId,
    version: 1,
    outcome: 'nothing',
    reason: 'Nothing of it is against the rules.',
  });
  const [first] = reporters;
  assert.ok(first);
  const emails = (await emailsTo(first)).filter(({ letter: message }) => message === 'report-answered');
  assert.deepEqual(
    emails.map((one) => 'wasSomethingDone' in one && one.wasSomethingDone),
    [false],
  );
  assert.deepEqual(
    (await emailsTo(judged)).map(({ letter: message }) => message),
    [],
  );
  // A report after the decision opens another case.
  await reporting(first, judged.id);
  assert.notEqual(await caseOf(judged.id), caseId);
});

test('a member reports twenty items a day at most, and a refusal then says what else to do', async () => {
  const who = await member(core, { password: null });
  const people = await Promise.all(Array.from({ length: 4 }, () => shown()));
  for (let times = 0; times < 5; times++) for (const { id } of people) await reporting(who, id);
  await assert.rejects(reporting(who, people[0]?.id ?? ''), refused('reports_too_many'));
});

test('a case keeps the reported profile with its pictures, even after it changes', async () => {
  const [judged, reporter] = [await shown('As it was'), await member(core, { password: null })];
  await sql`update people set about = 'Send me a deposit' where account_id = ${judged.id}`.execute(core.db);
  await putAvatar(core, judged, Readable.from([await photo()], { objectMode: false }));
  await reporting(reporter, judged.id);
  const caseId = await caseOf(judged.id);
  await sql`update people set about = 'All is well' where account_id = ${judged.id}`.execute(core.db);
  await sql`delete from avatars where account_id = ${judged.id}`.execute(core.db);
  const opened = await openCase(core, admin, caseId);
  assert.ok(opened.sealed.some(({ text }) => text === 'Send me a deposit'));
  assert.equal(opened.isIntact, true);
  const [picture = ''] = opened.pictures;
  const bytes = await (await openPicture(core, admin, picture)).read();
  assert.ok((await bytes.toArray()).length > 0);
  await sql`update cases set sealed = replace(sealed, 'deposit', 'letter') where id = ${caseId}`.execute(
    core.db,
  );
  assert.equal((await openCase(core, admin, caseId)).isIntact, false);
  // The account may be deleted: the decision uses the sealed content.
  await sql`delete from accounts where id = ${judged.id}`.execute(core.db);
  const decided = await decideCase(core, admin, { caseId, version: 1, outcome: 'suspend', days: 7, reason });
  assert.equal(decided.outcome, 'suspend');
});

test('a report accepts three pictures and no more of ten simultaneous ones', async () => {
  const { reporter, caseId, judged } = await reportedPerson();
  const { $id: reportId } = await reporting(reporter, judged.id);
  const jpeg = await photo('jpeg', 60, 40);
  const add = (bytes = jpeg, who: Member = reporter) =>
    addReportPicture(core, who, {
      reportId,
      secret: '',
      bytes: Readable.from([bytes], { objectMode: false }),
    });
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => add()));
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 3);
  await assert.rejects(add(), refused('report_pictures_too_many'));
  assert.equal((await getReport(core, reporter, { reportId, secret: '' })).pictures, 3);
  await assert.rejects(add(jpeg, judged), refused('report_not_found'));
  await assert.rejects(getReport(core, judged, { reportId, secret: '' }), refused('report_not_found'));
  const { version, reportList } = await openCase(core, admin, caseId);
  assert.equal(reportList[0]?.pictures.length, 3);
  const other = await shown();
  const { $id } = await reporting(reporter, other.id);
  const text = Readable.from([Buffer.from('MZ no picture')], { objectMode: false });
  await assert.rejects(
    addReportPicture(core, reporter, { reportId: $id, secret: '', bytes: text }),
    refused('evidence_type_unsupported'),
  );
  const second = { reportId: $id, secret: '', bytes: Readable.from([jpeg], { objectMode: false }) };
  const otherCase = await caseOf(other.id);
  assert.equal((await openCase(core, admin, otherCase)).version, version);
  await decideCase(core, admin, { caseId: otherCase, version, outcome: 'nothing', reason });
  await assert.rejects(addReportPicture(core, reporter, second), refused('report_closed'));
});

test('a guest reports a public item once they have typed the mailed code', async () => {
  const [judged, hidden] = [await shown(), await member(core, { password: null })];
  const email = freshEmail('passer-by');
  const asked = { reportedKind: 'person', email, device, ...said } as const;
  await assert.rejects(
    beginGuestReport(core, { ...asked, reportedId: hidden.id }),
    refused('reported_unknown'),
  );
  const { $id: reportId, secret } = await beginGuestReport(core, { ...asked, reportedId: judged.id });
  assert.equal(await caseOf(judged.id), '');
  const code = await mailedCode(core, email, 'report');
  const wrong = code === '000000' ? '111111' : '000000';
  await assert.rejects(
    finishGuestReport(core, { reportId, secret, code: wrong, device }),
    refused('user_invalid_token'),
  );
  await assert.rejects(
    finishGuestReport(core, { reportId, secret: 'anybody’s', code, device }),
    refused('report_not_found'),
  );
  const sent = await finishGuestReport(core, { reportId, secret, code, device });
  assert.deepEqual(await finishGuestReport(core, { reportId, secret, code, device }), sent, 'sent twice');
  const bytes = Readable.from([await photo('jpeg', 60, 40)], { objectMode: false });
  const own = { reportId: sent.$id, secret: sent.secret };
  assert.equal((await addReportPicture(core, guest, { ...own, bytes })).pictures, 1);
  await assert.rejects(getReport(core, guest, { ...own, secret: '' }), refused('report_not_found'));
  // A second report from the same mailbox in another spelling returns the same report.
  const again_ = await beginGuestReport(core, { ...asked, reportedId: judged.id });
  const nextCode = await mailedCode(core, email, 'report');
  const repeated = await finishGuestReport(core, {
    reportId: again_.$id,
    secret: again_.secret,
    code: nextCode,
    device,
  });
  assert.equal(repeated.$id, sent.$id);
  const caseId = await caseOf(judged.id);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  const emails = await Promise.all((await postedEmails(base)).map((message) => prepareEmail(core, message)));
  const sentReports = emails.filter((one) => one?.letter === 'report-answered' && one.to === email);
  assert.deepEqual(
    sentReports.map((one) => one && 'wasSomethingDone' in one && one.wasSomethingDone),
    [true],
  );
});

test('children and blocked members can report, but no one can report what they cannot see', async () => {
  const judged = await shown();
  const child = await member(core, { birthDate: bornYearsAgo(15), password: null });
  await reporting(child, judged.id);
  const blocked = await member(core, { password: null });
  await block(core, judged, { personId: (await shownNow(blocked)).id });
  await reporting(await again(core, blocked), judged.id);
  const hidden = await member(core, { password: null });
  for (const id of [hidden.id, newId(), child.id])
    await assert.rejects(reporting(child, id), refused('reported_unknown'));
  const slug = await completeProject(core, judged);
  const draft = { reportedKind: 'project', reportedId: slug, ...said } as const;
  await assert.rejects(report(core, child, draft), refused('reported_unknown'));
  await assert.rejects(
    reporting(child, judged.id, { concern: 'other', words: '' }),
    refused('report_words_missing'),
  );
});

test('a report shows a member’s name as its sender may read it, and never a child’s name', async () => {
  const [judged, corrected] = [await shown('Meera Joshi'), await shown('Yash More')];
  const reporter = await shownNow(await member(core, { password: null }));
  await block(core, await again(core, judged), { personId: reporter.id });
  await sql`update accounts set name = 'New Name' where id in (${judged.id}, ${corrected.id})`.execute(
    core.db,
  );
  const sent = await reporting(await again(core, reporter), judged.id);
  const other = await reporting(await again(core, reporter), corrected.id);
  assert.deepEqual([sent.name, other.name], ['Meera Joshi', 'New Name']);
  await setStanding(core, corrected.id, { birth_date: bornYearsAgo(15) });
  const ids = [sent.$id, other.$id];
  const viewer = await again(core, reporter);
  const read = await Promise.all(ids.map((reportId) => getReport(core, viewer, { reportId, secret: '' })));
  assert.deepEqual(
    read.map(({ name }) => name),
    ['Meera Joshi', ''],
  );
  const sentReports = await caseSteps
    .find(({ kind }) => kind === 'report_decision')
    ?.describe(core.db, ids, viewer);
  assert.deepEqual(
    ids.map((id) => sentReports?.get(id)?.thing),
    ['Meera Joshi', ''],
  );
});

async function shownNow(who: Member) {
  await showToEverybody(core, who);
  return who;
}

test('a paused opportunity stays unseen, a removed one has one appeal, and its owners answer for both', async () => {
  const owner = await member(core, { password: null });
  const slug = await publishedProject(core, owner, 'Bamboo carts');
  const one = await openOpportunity(core, owner, {}, slug);
  const reporter = await member(core, { password: null });
  const asked = { reportedKind: 'opportunity', reportedId: one.slug, ...said } as const;
  const unseen = () => assert.rejects(getOpportunity(core, guest, one.slug), refused('opportunity_unknown'));
  const second = await administrator(core, 'places');
  const answer = (caseId: string, lifted: boolean) =>
    answerCaseAppeal(second.core, second.admin, { caseId, lifted, reason: 'We have looked once more.' });

  await Promise.all([report(core, reporter, asked), report(core, reporter, asked)]);
  const caseId = await caseOf(one.id);
  const opened = await openCase(core, admin, caseId);
  assert.deepEqual(opened.can, ['nothing', 'warn', 'pause', 'remove', 'suspend']);
  assert.ok(opened.sealed.some(({ name, text }) => name === 'title' && text === one.said.title));
  assert.deepEqual(
    opened.people.map(({ $id }) => $id),
    [owner.id],
  );
  assert.equal(opened.path, `/find/opportunities/${one.slug}`);
  await assert.rejects(
    decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason }),
    refused('case_outcome_unfit'),
  );

  await decideCase(core, admin, { caseId, version: 1, outcome: 'pause', reason });
  await unseen();
  const held = await showOwn(core, owner, one.id);
  assert.deepEqual(
    [held.state, held.isHeldBack, held.caseId, held.can.resume],
    ['paused', true, caseId, false],
  );
  await assert.rejects(resumeOpportunity(core, owner, one.id), refused('opportunity_closed'));
  await assert.rejects(report(core, reporter, asked), refused('reported_unknown'));
  assert.equal((await emailsTo(owner)).filter(({ letter: message }) => message === 'case-decided').length, 1);
  await appealCase(core, owner, { caseId: caseId, appeal: appealWords });
  await answer(caseId, true);
  await resumeOpportunity(core, owner, one.id);
  assert.equal((await getOpportunity(core, guest, one.slug)).state, 'live');

  // By a case, and then at once by an administrator: each can be appealed once.
  await report(core, reporter, asked);
  const removals = [
    async () => {
      const next = await caseOf(one.id);
      await decideCase(core, admin, { caseId: next, version: 1, outcome: 'remove', reason });
    },
    () => removeOpportunity(core, admin, { opportunityId: one.id, reason }),
  ];
  for (const [at, remove] of removals.entries()) {
    await remove();
    await runReactions(base);
    await runReactions(base);
    await unseen();
    const removed = await showOwn(core, owner, one.id);
    assert.deepEqual([removed.state, removed.removedFor], ['removed', reason]);
    const judged = await getJudgedCase(core, owner, removed.caseId);
    assert.deepEqual([judged.kind, judged.outcome, judged.reason], ['opportunity', 'remove', reason]);
    assert.ok(judged.appealUntil);
    await assert.rejects(getJudgedCase(core, reporter, removed.caseId), refused('case_not_found'));
    const appeals = await Promise.allSettled(
      Array.from({ length: 10 }, (_, nth) =>
        appealCase(core, owner, { caseId: removed.caseId, appeal: `${appealWords} ${nth}` }),
      ),
    );
    assert.equal(appeals.filter(({ status }) => status === 'fulfilled').length, 1);
    const { bar } = await openCase(second.core, admin, removed.caseId);
    assert.equal(bar, 'same_administrator');
    await answer(removed.caseId, at === 0);
    const after = await showOwn(core, owner, one.id);
    assert.deepEqual([after.state, after.can.resume], at === 0 ? ['paused', true] : ['removed', false]);
  }
  const { rows } = await sql`select from cases where thing_id = ${one.id} and outcome = 'remove'`.execute(
    core.db,
  );
  assert.equal(rows.length, 2);
});
