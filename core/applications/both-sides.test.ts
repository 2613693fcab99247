import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  applyFor,
  goodSent,
  interviewed,
  letWait,
  momentFromNow,
  offered,
  receivedNow,
  sentNow,
} from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { editOpportunity } from '../opportunities/edit-opportunity.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelInterview } from './cancel-interview.ts';
import { chooseTime } from './choose-time.ts';
import { confirmJoining } from './confirm-joining.ts';
import { editApplication } from './edit-application.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { freeAcceptedSeat } from './free-accepted-seat.ts';
import { listReceived } from './list-received.ts';
import { moveInterview } from './move-interview.ts';
import { openReceived } from './open-received.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { returnOfOpportunity } from './steps/return-of-opportunity.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');

async function applied() {
  const opportunity = await openOpportunity(core, owner, { seats: 1 }, project);
  const applicant = await member(core, { password: null });
  const { id } = await applyFor(core, applicant, opportunity.slug);
  return { opportunity, applicant, id };
}

test('an owner who only read the earlier proposed times cannot call off the agreed interview', async () => {
  const { applicant, id } = await applied();
  await interviewed(core, owner, id);
  const read = await receivedNow(core, id);
  await chooseTime(core, applicant, { applicationId: id, time: momentFromNow(10) });
  await assert.rejects(cancelInterview(core, owner, read), refused('conflict'));
  assert.equal((await showReceived(core, owner, id)).interviewTime?.at, momentFromNow(10));
  const now = await receivedNow(core, id);
  for (const _ of [1, 2]) assert.equal((await cancelInterview(core, owner, now)).stage, 'shortlisted');
});

test('accepting, taking back, freeing and confirming joining require the version that was read', async () => {
  const { applicant, id } = await applied();
  await offered(core, owner, id);
  const [first, ofOwner] = [await sentNow(core, id), await receivedNow(core, id)];
  for (const _ of [1, 2])
    assert.equal((await takeBackOffer(core, owner, ofOwner)).stage, 'shortlisted', 'the same again');
  await assert.rejects(acceptOffer(core, applicant, first), refused('application_moved'));
  await offered(core, owner, id);
  await assert.rejects(acceptOffer(core, applicant, first), refused('conflict'));
  await assert.rejects(takeBackOffer(core, owner, ofOwner), refused('conflict'));
  assert.equal((await showSent(core, applicant, id)).stage, 'offered');
  const read = await sentNow(core, id);
  await acceptOffer(core, applicant, read);
  assert.equal(
    (await acceptOffer(core, applicant, read)).stage,
    'accepted',
    'the same again changes nothing',
  );
  await sql`update application_offers set starts_on = ${dayFromNow(-17)} where application_id = ${id}`.execute(
    core.db,
  );
  await assert.rejects(freeAcceptedSeat(core, owner, ofOwner), refused('conflict'));
  await assert.rejects(confirmJoining(core, owner, ofOwner), refused('conflict'));
  assert.equal((await confirmJoining(core, owner, await receivedNow(core, id))).stage, 'joined');
});

test('of an acceptance and a taking back one counts', async () => {
  const { opportunity, applicant, id } = await applied();
  await offered(core, owner, id);
  const [sent, received] = [await sentNow(core, id), await receivedNow(core, id)];
  const both = await Promise.allSettled([
    acceptOffer(core, applicant, sent),
    takeBackOffer(core, owner, received),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'rejected') refused('application_moved')(one.reason);
  const { stage } = await showSent(core, applicant, id);
  assert.equal((await showOwn(core, owner, opportunity.id)).held, stage === 'accepted' ? 1 : 0);
});

test('a choice of a time and a withdrawal at once leave no interview', async () => {
  for (const order of [0, 1, 2]) {
    const { applicant, id } = await applied();
    await interviewed(core, owner, id);
    const both = [
      () => chooseTime(core, applicant, { applicationId: id, time: momentFromNow(10) }),
      () => withdrawApplication(core, applicant, id),
    ];
    const [chosen, left] = await Promise.allSettled(
      order === 1
        ? both
            .reverse()
            .map((one) => one())
            .reverse()
        : both.map((one) => one()),
    );
    assert.equal(left?.status, 'fulfilled');
    if (chosen?.status === 'rejected') refused('application_over')(chosen.reason);
    else assert.equal((await showSent(core, applicant, id)).interview?.isCalledOff, true);
    const open = core.db
      .selectFrom('clocks')
      .select('kind')
      .where('subject_id', '=', id)
      .where('ended_at', 'is', null);
    assert.deepEqual(await open.execute(), []);
  }
});

test('if both sides move an interview, the turn is with the side that did not propose the last times', async () => {
  const { applicant, id } = await applied();
  await interviewed(core, owner, id, { takes: applicant });
  await interviewed(core, owner, id, { days: [25] });
  const move = { ...(await sentNow(core, id)), times: [`${dayFromNow(20)}T15:00`] };
  const moved = await moveInterview(core, applicant, move);
  assert.deepEqual([moved.waits.whose, moved.can.chooseTime], ['project', false]);
  const deadline = core.db
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by', 'project_id'])
    .where('subject_id', '=', id)
    .where('kind', '=', 'interview_answer')
    .where('ended_at', 'is', null);
  const [waiting] = await deadline.execute();
  assert.deepEqual(
    [waiting?.owed_by, waiting?.awaited_by, waiting?.project_id !== null],
    [owner.id, applicant.id, true],
  );
  const again = await moveInterview(core, applicant, move);
  assert.equal(again.version, moved.version, 'the same again changes nothing');
  const other = { ...move, times: [`${dayFromNow(21)}T15:00`] };
  await assert.rejects(moveInterview(core, applicant, other), refused('conflict'));
});

test('an edit that is sent twice is saved once, and another one on the same version is a conflict', async () => {
  const { applicant, id, opportunity } = await applied();
  const edit = { applicationId: id, version: 1, ...goodSent({ hours: 6 }) };
  assert.equal((await editApplication(core, applicant, edit)).version, 2);
  assert.equal((await editApplication(core, applicant, edit)).version, 2);
  await openReceived(core, owner, id);
  assert.equal((await editApplication(core, applicant, edit)).version, 2);
  const otherEdit = { ...edit, hours: 7, version: 2 };
  await assert.rejects(editApplication(core, applicant, otherEdit), refused('application_opened'));
  const { version } = await showOwn(core, owner, opportunity.id);
  const changed = { opportunityId: opportunity.id, version, said: { title: 'Reader of meters' } };
  const saved = await editOpportunity(core, owner, changed);
  assert.equal((await editOpportunity(core, owner, changed)).version, saved.version);
  const differs = { ...changed, said: { title: 'Keeper of meters' } };
  await assert.rejects(editOpportunity(core, owner, differs), refused('conflict'));
});

test('after a withdrawal owners read nothing of the interview, in the application or in its calendar entry', async () => {
  const { applicant, id } = await applied();
  await interviewed(core, owner, id, { takes: applicant });
  await withdrawApplication(core, applicant, id);
  assert.equal((await showReceived(core, owner, id)).interview, null);
  const entry = await findCalendarEntry(core, owner, id);
  assert.deepEqual([entry.place, entry.applicant, entry.isCancelled, entry.sequence], ['', '', true, 2]);
  assert.ok((await findCalendarEntry(core, applicant, id)).place);
});

test('an offer instead of an agreed interview says that the interview is off', async () => {
  const { applicant, id } = await applied();
  await interviewed(core, owner, id, { takes: applicant });
  await offered(core, owner, id);
  const { timeline } = await showSent(core, applicant, id);
  assert.deepEqual(
    timeline.slice(-2).map(({ kind }) => kind),
    ['interview_over', 'offered'],
  );
  const events = core.db.selectFrom('events').select('name').where('name', '=', 'applications.interviewOver');
  assert.ok((await events.where(sql<boolean>`subject ->> 'applicationId' = ${id}`).execute()).length);
});

test('a missed interview is proposed again, and its past time does not count as agreed', async () => {
  const { applicant, id, opportunity } = await applied();
  await interviewed(core, owner, id, { takes: applicant });
  await sql`update application_interviews set chosen_at = chosen_at - interval '12 days'
    where application_id = ${id}`.execute(core.db);
  assert.equal((await showReceived(core, owner, id)).can.interview, true);
  await interviewed(core, owner, id, { days: [15] });
  const asked = await showSent(core, applicant, id);
  assert.deepEqual([asked.interviewTime, asked.interview?.at, asked.can.chooseTime], [null, '', true]);
  const list = { opportunityId: opportunity.id, list: 'interview', after: '' } as const;
  assert.equal((await listReceived(core, owner, list)).applications[0]?.interviewTime, null);
  const set = await chooseTime(core, applicant, { applicationId: id, time: momentFromNow(15) });
  assert.equal(set.interviewTime?.at, momentFromNow(15));
  assert.equal((await findCalendarEntry(core, applicant, id)).sequence, 2);
});

test('two offers left to lapse count as two tries, and the second application says that it is the last', async () => {
  const { applicant, id, opportunity } = await applied();
  assert.equal((await showSent(core, applicant, id)).isLastTry, false);
  const letLapse = async (one: string) => {
    await offered(core, owner, one);
    await letWait(core, one, 24 * 7);
    await lapseDueDeadlines(core);
    await runReactions(core);
  };
  await letLapse(id);
  const second = await applyFor(core, applicant, opportunity.slug);
  assert.equal(second.isLastTry, true);
  await letLapse(second.id);
  assert.equal((await showSent(core, applicant, second.id)).ending, 'offer_over');
  await assert.rejects(applyFor(core, applicant, opportunity.slug), refused('application_twice'));
});

test('undoing a removal brings back no applicant in the team, and no more than may be open', async () => {
  const all = [await applied(), await applied(), await applied()];
  const [first, inTeam, full] = all;
  assert.ok(first && inTeam && full);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${inTeam.applicant.id}, false from projects where slug = ${project}`.execute(core.db);
  for (const { id } of all)
    await sql`update applications set stage = 'ended', ending = 'gone', ended_at = now(), trial = 'waived',
      stage_before = 'shortlisted' where id = ${id}`.execute(core.db);
  for (let more = 0; more < 3; more++) {
    const { slug } = await openOpportunity(core, owner, {}, project);
    await applyFor(core, full.applicant, slug);
  }
  for (const { opportunity } of all)
    await core.db.transaction().execute((tx) => returnOfOpportunity(tx, opportunity.id, undefined));
  const endings = await Promise.all(
    all.map(async ({ applicant, id }) => (await showSent(core, applicant, id)).ending),
  );
  assert.deepEqual(endings, ['', 'gone', 'gone']);
  const { trial } = await core.db
    .selectFrom('applications')
    .select('trial')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  assert.equal(trial, '', 'its task can be asked for again');
});
