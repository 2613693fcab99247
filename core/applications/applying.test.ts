import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import {
  applyFor,
  goodNote,
  goodSent,
  interviewed,
  offered,
  receivedNow,
} from '#tests/applications/applications.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { verificationOf } from '#tests/verifications/verifications.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { editOpportunity } from '../opportunities/edit-opportunity.ts';
import { expireOpportunities } from '../opportunities/expire-opportunities.ts';
import { pauseOpportunity } from '../opportunities/pause-opportunity.ts';
import { renewOpportunity } from '../opportunities/renew-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { listTurns } from '../today/list-turns.ts';
import { apply } from './apply.ts';
import { confirmTerms } from './confirm-terms.ts';
import { decline } from './decline.ts';
import { editApplication } from './edit-application.ts';
import { listReceived } from './list-received.ts';
import { listSent } from './list-sent.ts';
import { openReceived } from './open-received.ts';
import { shortlist } from './shortlist.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { undoDecline } from './undo-decline.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const open = (changes: SaidParam = {}) => openOpportunity(core, owner, changes, project);
const someone = () => member(core, { password: null });
const deadlinesOf = async (subjectId: string) =>
  (
    await sql<{ kind: string; state: string; owed_by: string }>`
      select kind, state, owed_by from clocks where subject_id = ${subjectId} order by began_at, id`.execute(
      core.db,
    )
  ).rows;
const decided = { reason: 'chose_another' as const, words: '' };

test('a key and an opportunity each get one application, with the terms of that time', async () => {
  const [opportunity, applicant] = [await open({ questions: ['What have you built?'] }), await someone()];
  const send = (key: string) =>
    applyFor(core, applicant, opportunity.slug, { answers: ['A tank counter.'], key });
  const held = await holdRow(core, applicant.id, 'update');
  const asked = Promise.allSettled([
    ...Array.from({ length: 5 }, () => send('once')),
    ...Array.from({ length: 5 }, (_, at) => send(`other-${at}`)),
  ]);
  await held.waiters(5);
  await held.release();
  const all = await asked;
  const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
  for (const one of all) if (one.status === 'rejected') refused('application_open')(one.reason);
  const [sent] = made;
  assert.ok(sent);
  assert.deepEqual(
    [sent.stage, sent.terms, sent.said.title, sent.waits.whose, sent.timeline.map(({ kind }) => kind)],
    ['submitted', 1, 'Counter for cold rooms', 'project', ['sent']],
  );
  assert.deepEqual(sent.answers, [{ question: 'What have you built?', answer: 'A tank counter.' }]);
  assert.deepEqual(await deadlinesOf(sent.id), [
    { kind: 'application_first_decision', state: 'running', owed_by: owner.id },
  ]);
  const days = (Date.parse(sent.waits.dueAt) - Date.now()) / 86_400_000;
  assert.ok(days > 9.9 && days < 10.6, `${days}`);
  const { openApplications, isAppliedTo, can } = await showOwn(core, owner, opportunity.id);
  assert.deepEqual([openApplications, isAppliedTo, can.readApplications], [1, true, true]);
  await assert.rejects(
    renewOpportunity(core, owner, opportunity.id),
    refused('opportunity_applications_open'),
  );
  const mine = (await listTurns(core, owner)).mine.filter((turn) => turn.subjectId === sent.id);
  const others = (await listTurns(core, applicant)).others.map((turn) => turn.subjectId);
  assert.deepEqual([mine.length, others], [1, [sent.id]]);
});

test('each obstacle to applying is refused with its own code, and nothing is stored', async () => {
  const opportunity = await open({ questions: ['Why?'] });
  const applicant = await someone();
  const good = { ...goodSent({ answers: ['Because.'] }), opportunitySlug: opportunity.slug, terms: 1 };
  const attempt = (changes: object, who: Member = applicant) => apply(core, who, { ...good, ...changes });
  await assert.rejects(attempt({ answers: [] }), refused('application_answer_missing', 'answers'));
  await assert.rejects(attempt({ answers: [''] }), refused('application_answer_missing', 'answers'));
  await assert.rejects(attempt({ terms: 2 }), refused('conflict'));
  await assert.rejects(attempt({ startsOn: '9026-01-01' }), refused('application_start_late', 'startsOn'));
  await assert.rejects(attempt({ opportunitySlug: 'no-such-place' }), refused('opportunity_unknown'));
  await assert.rejects(attempt({}, owner), refused('application_own_team'));
  const file = { bucketId: 'resumes', fileId: 'nothing' };
  await assert.rejects(attempt({ file }), refused('storage_file_not_found'));
  for (const age of ['age unknown', 'waiting for a guardian', 'a child with consent'] as const) {
    const child = await someone();
    await setStanding(core, child.id, standings[age]);
    const young = await again(core, child);
    await assert.rejects(attempt({}, young), Refusal);
  }
  await pauseOpportunity(core, owner, opportunity.id);
  await assert.rejects(attempt({}), refused('opportunity_paused'));
  await sql`update opportunities set state = 'live', closes_at = now() - interval '1 second'
    where id = ${opportunity.id}`.execute(core.db);
  await assert.rejects(attempt({}), refused('opportunity_ended'));
  await sql`update opportunities set state = 'filled' where id = ${opportunity.id}`.execute(core.db);
  await assert.rejects(attempt({}), refused('opportunity_filled'));
  await sql`update opportunities set state = 'removed' where id = ${opportunity.id}`.execute(core.db);
  await assert.rejects(attempt({}), refused('opportunity_unknown'));
  assert.equal((await listSent(core, applicant, { list: 'open', after: '' })).applications.length, 0);
});

test('three may be open at a time, ten if verified, and a withdrawn one may be sent once more', async () => {
  const opportunities = await Promise.all(Array.from({ length: 5 }, () => open()));
  const slugs = opportunities.map(({ slug }) => slug);
  const applicant = await someone();
  const held = await holdRow(core, applicant.id, 'update');
  const asked = Promise.allSettled(slugs.map((slug) => applyFor(core, applicant, slug)));
  await held.waiters(5);
  await held.release();
  const all = await asked;
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 3);
  for (const one of all)
    if (one.status === 'rejected') refused('applications_too_many_unverified')(one.reason);
  await verificationOf(core, applicant, 'verified');
  for (const slug of slugs) await applyFor(core, applicant, slug).catch(refused('application_open'));
  const { applications } = await listSent(core, applicant, { list: 'open', after: '' });
  assert.equal(applications.length, 5);
  const [first] = applications;
  assert.ok(first);
  const gone = await withdrawApplication(core, applicant, first.id);
  assert.deepEqual([gone.stage, gone.can.applyAgain, gone.waits.whose], ['withdrawn', true, 'nobody']);
  assert.equal((await withdrawApplication(core, applicant, first.id)).stage, 'withdrawn');
  const { sent, hours, startsOn, sentAt, timeline, stage } = await showReceived(core, owner, first.id);
  assert.deepEqual([sent, hours, startsOn, sentAt, timeline, stage], [null, 0, '', '', [], 'withdrawn']);
  const second = await applyFor(core, applicant, first.opportunity.slug);
  assert.equal((await withdrawApplication(core, applicant, second.id)).can.applyAgain, false);
  await assert.rejects(applyFor(core, applicant, first.opportunity.slug), refused('application_twice'));
  const over = await listSent(core, applicant, { list: 'over', after: '' });
  assert.deepEqual(
    over.applications.map(({ id }) => id),
    [second.id, first.id],
  );
});

test('an application is edited until it is opened, and only its sender and the owners can read it', async () => {
  const [opportunity, applicant, stranger, mate] = [
    await open(),
    await someone(),
    await someone(),
    await someone(),
  ];
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${mate.id}, false from projects where slug = ${project}`.execute(core.db);
  const { id, version } = await applyFor(core, applicant, opportunity.slug);
  const edit = (changes: object) =>
    editApplication(core, applicant, { applicationId: id, version, ...goodSent(), ...changes });
  const edited = await edit({ hours: 12 });
  assert.deepEqual([edited.hours, edited.version], [12, 2]);
  await assert.rejects(edit({ hours: 14 }), refused('conflict'));
  const all = { opportunityId: opportunity.id, list: 'open' as const, after: '' };
  for (const attempt of [
    () => showSent(core, stranger, id),
    () => showSent(core, owner, id),
    () => showReceived(core, stranger, id),
    () => showReceived(core, mate, id),
    () => showReceived(core, applicant, id),
    () => openReceived(core, mate, id),
    () => shortlist(core, mate, { applicationId: id, version: 2 }),
    () => decline(core, applicant, { applicationId: id, version: 2, ...decided }),
    () => withdrawApplication(core, owner, id),
  ])
    await assert.rejects(attempt, refused('application_unknown'));
  await assert.rejects(listReceived(core, mate, all), refused('opportunity_unknown'));
  const seen = await showReceived(core, owner, id);
  assert.deepEqual([seen.stage, seen.person.name, seen.sent?.note], ['submitted', 'Asha Kulkarni', goodNote]);
  assert.equal((await showSent(core, applicant, id)).can.edit, true);
  await openReceived(core, owner, id);
  await openReceived(core, owner, id);
  const opened = await showSent(core, applicant, id);
  assert.deepEqual(
    [opened.stage, opened.version, opened.timeline.map(({ kind }) => kind), opened.can.edit],
    ['seen', 2, ['sent', 'opened'], false],
  );
  await assert.rejects(edit({ version: 2 }), refused('application_opened'));
  const listed = await listReceived(core, owner, all);
  assert.deepEqual([listed.applications.length, listed.counts.seen, listed.counts.over], [1, 1, 0]);
});

test('worse terms are confirmed; unanswered they set it aside, and one step brings it back', async () => {
  const [opportunity, asked, silent] = [await open(), await someone(), await someone()];
  const [{ id: first }, { id: second }] = [
    await applyFor(core, asked, opportunity.slug),
    await applyFor(core, silent, opportunity.slug),
  ];
  const edit = async (said: SaidParam) => {
    const { version } = await showOwn(core, owner, opportunity.id);
    await editOpportunity(core, owner, { opportunityId: opportunity.id, version, said });
    await runReactions(core);
  };
  await edit({ title: 'Counter and meter' });
  assert.equal((await showSent(core, asked, first)).asked, null);
  await interviewed(core, owner, second, { takes: silent });
  const [named, third] = [await someone(), await someone()];
  const { id: applicationId } = await applyFor(core, named, opportunity.slug);
  const { id: undoneId } = await applyFor(core, third, opportunity.slug);
  await decline(core, owner, { applicationId: undoneId, version: 1, ...decided });
  await edit({ hoursAWeek: 20 });
  assert.equal((await undoDecline(core, owner, undoneId)).isAsked, true);
  await offered(core, owner, applicationId);
  const made = await showSent(core, named, applicationId);
  assert.deepEqual([made.asked, made.waits.dueAt], [null, made.offer?.answerBy]);
  assert.ok(
    !(await deadlinesOf(applicationId)).some((one) => one.kind !== 'offer' && one.state === 'running'),
  );
  await takeBackOffer(core, owner, await receivedNow(core, applicationId));
  const asAsked = await showSent(core, named, applicationId);
  assert.deepEqual([asAsked.asked?.terms, asAsked.offer, asAsked.waits.whose], [3, null, 'applicant']);
  const worse = await showSent(core, asked, first);
  assert.deepEqual([worse.asked?.worse, worse.asked?.terms, worse.waits.whose], [['hours'], 3, 'applicant']);
  await assert.rejects(confirmTerms(core, asked, { applicationId: first, terms: 2 }), refused('conflict'));
  const confirmed = await confirmTerms(core, asked, { applicationId: first, terms: 3 });
  assert.deepEqual([confirmed.terms, confirmed.asked, confirmed.said.hoursAWeek], [3, null, 20]);
  assert.equal((await confirmTerms(core, asked, { applicationId: first, terms: 3 })).terms, 3);
  await sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${second}
    and kind = 'terms_confirmation'`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const aside = await showSent(core, silent, second);
  assert.deepEqual([aside.stage, aside.isAside, aside.can.confirm], ['shortlisted', true, true]);
  assert.equal(aside.interview?.isCalledOff, true, 'neither side waits there in vain');
  assert.equal((await showReceived(core, owner, second)).can.shortlist, false);
  await edit({ hoursAWeek: 2 });
  const better = await showSent(core, silent, second);
  assert.deepEqual([better.isAside, better.asked?.terms, better.can.confirm], [true, 4, true]);
  assert.equal((await showOwn(core, owner, opportunity.id)).openApplications, 3);
  const others = [await open(), await open(), await open()];
  const [meanwhile] = await Promise.all(others.map(({ slug }) => applyFor(core, silent, slug)));
  const asks = { applicationId: second, terms: 4 };
  await assert.rejects(confirmTerms(core, silent, asks), refused('applications_too_many_unverified'));
  await withdrawApplication(core, silent, meanwhile?.id ?? '');
  const back = await confirmTerms(core, silent, asks);
  assert.deepEqual([back.isAside, back.waits.whose, back.terms], [false, 'project', 4]);
  await edit({ hoursAWeek: 30 });
  await sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${second}
    and kind = 'terms_confirmation' and ended_at is null`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await showSent(core, silent, second)).isAside, true);
  await sql`update opportunities set closes_at = now() - interval '1 second' where id = ${opportunity.id}`.execute(
    core.db,
  );
  await expireOpportunities(core);
  await runReactions(core);
  assert.equal((await showSent(core, silent, second)).ending, 'gone');
});
