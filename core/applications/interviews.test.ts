import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import {
  applyFor,
  interviewed,
  letWait,
  momentFromNow,
  offered,
  receivedNow,
  versionOf,
} from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { downloads } from '../../api/texts/en/downloads.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { listTurns } from '../today/list-turns.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelInterview } from './cancel-interview.ts';
import { chooseMovedTime } from './choose-moved-time.ts';
import { chooseTime } from './choose-time.ts';
import { decline } from './decline.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { listReceived } from './list-received.ts';
import { listSent } from './list-sent.ts';
import { moveInterview } from './move-interview.ts';
import { proposeInterview } from './propose-interview.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { settleOfApplicant } from './steps/settle-of-applicant.ts';
import { tellDeclines } from './tell-declines.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
const someone = () => member(core, { password: null });
const where = { minutes: 30, place: 'Room 4' };
const dayMs = 86_400_000;

async function applied() {
  const [opportunity, applicant] = [await openOpportunity(core, owner, {}, project), await someone()];
  const { id } = await applyFor(core, applicant, opportunity.slug);
  return { opportunity, applicant, id };
}
async function agreed() {
  const made = await applied();
  await interviewed(core, owner, made.id, { takes: made.applicant });
  return made;
}
const openDeadlines = async (id: string) =>
  (
    await sql<{ kind: string; owed_by: string; due_at: Date }>`
      select kind, owed_by, due_at from clocks where subject_id = ${id} and ended_at is null order by kind`.execute(
      core.db,
    )
  ).rows;
const calendarOf = async (who: Member, id: string) => {
  const text = calendarFile(await findCalendarEntry(core, who, id), downloads.interview);
  const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
  return [line('METHOD'), line('STATUS'), line('SEQUENCE'), line('UID'), line('DTSTART')];
};
const addOwner = async (who: Member) => {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${who.id}, true from projects where slug = ${project}`.execute(core.db);
};
/** As if the interview had been, or its times had passed, by so many days. */
const letPass = (id: string, days: number) =>
  sql`update application_interviews set chosen_at = chosen_at - make_interval(days => ${days}),
    times = array(select one - make_interval(days => ${days}) from unnest(times) one)
    where application_id = ${id}`.execute(core.db);

test('the applicant takes a proposed time, both calendars have the same entry, and the deadlines follow', async () => {
  const { applicant, id, opportunity } = await applied();
  await setStanding(core, applicant.id, { zone: 'Asia/Kolkata' });
  const asked = await interviewed(core, owner, id);
  assert.deepEqual(asked.interview?.zones, { owner: 'UTC', applicant: 'Asia/Kolkata' });
  assert.deepEqual(asked.interview?.times, [momentFromNow(10), momentFromNow(11)]);
  assert.deepEqual(
    (await openDeadlines(id)).map(({ kind, owed_by: by }) => [kind, by]),
    [['interview_answer', applicant.id]],
  );
  const { mine } = await listTurns(core, applicant);
  assert.ok(mine.some(({ kind, subjectId }) => kind === 'interview_answer' && subjectId === id));
  const sent = await showSent(core, applicant, id);
  assert.deepEqual([sent.stage, sent.waits.whose, sent.can.chooseTime], ['interview', 'applicant', true]);
  await assert.rejects(findCalendarEntry(core, applicant, id), refused('application_unknown'));
  const other = await someone();
  for (const time of [momentFromNow(12), momentFromNow(10).replace('15:00', '15:01')])
    await assert.rejects(
      chooseTime(core, applicant, { applicationId: id, time }),
      refused('application_moved'),
    );
  const choice = { applicationId: id, time: momentFromNow(11) };
  await assert.rejects(chooseTime(core, other, choice), refused('application_unknown'));
  await Promise.all([1, 2, 3].map(() => chooseTime(core, applicant, choice)));
  const set = await showSent(core, applicant, id);
  assert.deepEqual(set.interviewTime, { at: momentFromNow(11), zone: 'Asia/Kolkata' });
  assert.deepEqual(set.timeline.map(({ kind }) => kind).slice(-2), ['interview_proposed', 'interview_set']);
  const [waiting] = await openDeadlines(id);
  const ended = Date.parse(momentFromNow(11)) + where.minutes * 60_000;
  assert.equal(waiting?.kind, 'application_later_decision');
  assert.equal(waiting?.due_at.getTime(), ended + 7 * dayMs);
  const start = momentFromNow(11).slice(0, 16).replace(/[-:]/g, '');
  const entry = ['PUBLISH', 'CONFIRMED', '1', `interview-${id}@saharambh`, `${start}00Z`];
  assert.deepEqual(await calendarOf(applicant, id), entry);
  assert.deepEqual(await calendarOf(owner, id), entry);
  await assert.rejects(findCalendarEntry(core, other, id), refused('application_unknown'));
  assert.match(
    calendarFile(await findCalendarEntry(core, owner, id), downloads.interview),
    /SUMMARY:Interview with /,
  );
  assert.equal(
    (await listSent(core, applicant, { list: 'open', after: '' })).applications[0]?.stage,
    'interview',
  );
  const listed = await listReceived(core, owner, {
    opportunityId: opportunity.id,
    list: 'interview',
    after: '',
  });
  assert.deepEqual(listed.applications[0]?.interviewTime, { at: momentFromNow(11), zone: 'UTC' });
});

test('of two owners who propose at once one does, and the same proposal again changes nothing', async () => {
  const mate = await someone();
  await addOwner(mate);
  const { id } = await applied();
  const version = await versionOf(core, id);
  const asked = (day: number) => ({
    applicationId: id,
    version,
    times: [`${dayFromNow(day)}T15:00`],
    ...where,
  });
  const both = await Promise.allSettled([
    proposeInterview(core, owner, asked(10)),
    proposeInterview(core, mate, asked(12)),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'rejected') refused('conflict')(one.reason);
  const won = both[0].status === 'fulfilled' ? 10 : 12;
  const again = await proposeInterview(core, owner, asked(won));
  assert.deepEqual([again.version, again.interview?.times], [version + 1, [momentFromNow(won)]]);
  const late = { ...asked(14), version: version + 1 };
  await assert.rejects(proposeInterview(core, owner, late), refused('application_moved'));
  await sql`delete from project_members where account_id = ${mate.id}`.execute(core.db);
});

test('each side moves it once; the agreed time stands until another is taken; changes raise the entry', async () => {
  const { applicant, id } = await agreed();
  const version = async () => ({ version: await versionOf(core, id) });
  const move = { applicationId: id, times: [`${dayFromNow(20)}T15:00`] };
  await assert.rejects(moveInterview(core, applicant, { ...move, version: 1 }), refused('conflict'));
  const moved = await moveInterview(core, applicant, { ...move, ...(await version()) });
  assert.deepEqual([moved.interview?.at, moved.waits.whose], [momentFromNow(10), 'project']);
  assert.deepEqual(
    (await openDeadlines(id)).map(({ kind, owed_by: by }) => [kind, by]),
    [
      ['application_later_decision', owner.id],
      ['interview_answer', owner.id],
    ],
  );
  assert.equal((await calendarOf(owner, id))[2], '1');
  const taken = { applicationId: id, time: momentFromNow(20) };
  await assert.rejects(
    chooseTime(core, applicant, { applicationId: id, time: momentFromNow(20) }),
    refused('application_moved'),
  );
  const set = await chooseMovedTime(core, owner, taken);
  assert.deepEqual([set.interviewTime?.at, set.can.interview], [momentFromNow(20), true]);
  assert.equal((await calendarOf(applicant, id))[2], '2');
  await assert.rejects(
    moveInterview(core, applicant, { ...move, times: [`${dayFromNow(21)}T15:00`], ...(await version()) }),
    refused('application_moved'),
  );
  await interviewed(core, owner, id, { days: [25] });
  const sent = await showSent(core, applicant, id);
  assert.deepEqual([sent.interview?.at, sent.can.chooseTime], [momentFromNow(20), true]);
  await letWait(core, id, 24 * 8);
  await sql`update clocks set due_at = due_at + interval '8 days' where subject_id = ${id}
    and kind <> 'interview_answer'`.execute(core.db);
  await assert.rejects(
    chooseTime(core, applicant, { applicationId: id, time: momentFromNow(25) }),
    refused('application_over'),
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  const stands = await showSent(core, applicant, id);
  assert.deepEqual(
    [stands.stage, stands.interview?.times, stands.interviewTime?.at],
    ['interview', [], momentFromNow(20)],
  );
  assert.equal((await showReceived(core, owner, id)).can.interview, false);
});

test('an applicant who takes no time is shortlisted again, the team owes the answer; at most three rounds', async () => {
  const { applicant, id } = await applied();
  for (const round of [1, 2, 3]) {
    await interviewed(core, owner, id);
    await letWait(core, id, 24 * 8);
    await lapseDueDeadlines(core);
    await runReactions(core);
    const sent = await showSent(core, applicant, id);
    assert.deepEqual([sent.stage, sent.waits.whose], ['shortlisted', 'project'], `round ${round}`);
  }
  await assert.rejects(interviewed(core, owner, id), refused('application_moved'));
});

test('calling off, a withdrawal, a decline, an offer and a block cancel the entry of both sides', async () => {
  const called = await agreed();
  assert.equal((await cancelInterview(core, owner, await receivedNow(core, called.id))).stage, 'shortlisted');
  const off = ['CANCEL', 'CANCELLED', '2'];
  assert.deepEqual((await calendarOf(called.applicant, called.id)).slice(0, 3), off);
  await interviewed(core, owner, called.id, { takes: called.applicant, days: [15] });
  assert.deepEqual((await calendarOf(owner, called.id)).slice(0, 3), ['PUBLISH', 'CONFIRMED', '3']);
  const gone = await agreed();
  await withdrawApplication(core, gone.applicant, gone.id);
  for (const who of [owner, gone.applicant])
    assert.deepEqual((await calendarOf(who, gone.id)).slice(0, 3), off);
  const declined = await agreed();
  const decided = { reason: 'chose_another' as const, words: '' };
  const version = await versionOf(core, declined.id);
  await decline(core, owner, { applicationId: declined.id, version, ...decided });
  assert.equal((await calendarOf(declined.applicant, declined.id))[0], 'PUBLISH', 'it is not told yet');
  await sql`update applications set decline_at = now() where id = ${declined.id}`.execute(core.db);
  await tellDeclines(core);
  assert.deepEqual((await calendarOf(declined.applicant, declined.id)).slice(0, 3), off);
  const given = await agreed();
  await offered(core, owner, given.id);
  assert.equal((await calendarOf(owner, given.id))[0], 'CANCEL');
  const mate = await someone();
  await addOwner(mate);
  const apart = await agreed();
  await block(core, owner, { personId: apart.applicant.id });
  await runReactions(core);
  const left = await showSent(core, apart.applicant, apart.id);
  assert.deepEqual([left.stage, left.interview?.isCalledOff], ['shortlisted', true]);
  assert.deepEqual(
    (await openDeadlines(apart.id)).map(({ owed_by: by }) => by),
    [mate.id],
  );
  assert.equal((await calendarOf(mate, apart.id))[0], 'CANCEL');
  await sql`delete from project_members where account_id = ${mate.id}`.execute(core.db);
});

test('a past interview stays and the answer is owed from there; times that have passed cannot be taken', async () => {
  const been = await agreed();
  await letPass(been.id, 12);
  assert.equal((await showReceived(core, owner, been.id)).can.cancelInterview, false);
  await assert.rejects(
    cancelInterview(core, owner, await receivedNow(core, been.id)),
    refused('application_moved'),
  );
  await withdrawApplication(core, been.applicant, been.id);
  assert.equal((await calendarOf(owner, been.id))[0], 'PUBLISH');
  const passed = await applied();
  await interviewed(core, owner, passed.id);
  await letPass(passed.id, 12);
  const [time = ''] = (await showSent(core, passed.applicant, passed.id)).interview?.times ?? [];
  await assert.rejects(
    chooseTime(core, passed.applicant, { applicationId: passed.id, time }),
    refused('interview_time_past'),
  );
});

test('no deadline runs out during a suspension; afterwards it begins again or its times have passed', async () => {
  const [waiting, passed] = [await applied(), await applied()];
  for (const { id } of [waiting, passed]) await interviewed(core, owner, id);
  for (const { applicant } of [waiting, passed]) await suspend(applicant, true);
  for (const { id } of [waiting, passed]) assert.deepEqual(await openDeadlines(id), []);
  await letPass(passed.id, 12);
  for (const { applicant } of [waiting, passed]) await suspend(applicant, false);
  assert.deepEqual(
    (await openDeadlines(waiting.id)).map(({ kind }) => kind),
    ['interview_answer'],
  );
  assert.deepEqual(
    (await openDeadlines(passed.id)).map(({ kind }) => kind),
    ['application_later_decision'],
  );
  assert.equal((await showSent(core, passed.applicant, passed.id)).stage, 'shortlisted');
});

async function suspend(who: Member, isSuspended: boolean): Promise<void> {
  await setStanding(
    core,
    who.id,
    isSuspended ? standings.suspended : { suspended_at: null, suspension_reason: null },
  );
  await core.db.transaction().execute((tx) => settleOfApplicant(tx, who.id));
}
