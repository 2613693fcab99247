import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asking,
  letBegin,
  missTwo,
  newMentee,
  newMentor,
  sessionBetween,
  startIn,
} from '#tests/mentoring/sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { addNextStep } from './add-next-step.ts';
import { answerClaim } from './answer-claim.ts';
import { answerMeeting } from './answer-meeting.ts';
import { appealNoShow } from './appeal-no-show.ts';
import { askMentor } from './ask-mentor.ts';
import { countFigures } from './count-figures.ts';
import { forgetLocations } from './forget-locations.ts';
import { getSession } from './get-session.ts';
import { joinList } from './join-list.ts';
import { lookAtLists } from './look-at-lists.ts';
import { mentorFigures } from './mentor-figures.ts';
import { sendReminders } from './send-reminders.ts';
import { settleSessions } from './settle-sessions.ts';
import { showThanks } from './show-thanks.ts';
import { thank } from './thank.ts';
import { tickNextStep } from './tick-next-step.ts';
import { writeNote } from './write-note.ts';

const core = await freshCore();
await keepBeating(core);

async function begun(minutesAgo: number) {
  const made = await sessionBetween(core, {}, { state: 'confirmed' });
  await letBegin(core, made.id, minutesAgo);
  return { id: made.id, mentor: made.mentor, mentee: made.mentee };
}
const counted = async (name: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from events where name = ${name}`.execute(core.db);
  return rows[0]?.count ?? 0;
};

test('a yes counts after 48 hours, and without one the session was not held', async () => {
  const [held, silent] = [await begun(40), await begun(40)];
  await answerMeeting(core, held.mentee, { sessionId: held.id, answer: 'yes' });
  await settleSessions(core);
  assert.equal((await getSession(core, held.mentor, held.id)).state, 'confirmed');
  for (const { id } of [held, silent]) await letBegin(core, id, 49 * 60);
  await Promise.all([settleSessions(core), settleSessions(core)]);
  assert.equal((await getSession(core, held.mentor, held.id)).state, 'took_place');
  assert.equal((await getSession(core, silent.mentor, silent.id)).state, 'not_held');
});

test('a claim waits ten minutes after the start, is accepted by silence, and appealed once', async () => {
  const { id, mentor, mentee } = await begun(5);
  const claim = { sessionId: id, answer: 'other_absent' } as const;
  await assert.rejects(answerMeeting(core, mentor, claim), refused('mentoring_moved'));
  await letBegin(core, id, 11);
  assert.equal((await answerMeeting(core, mentor, claim)).claim, 'open');
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const missed = await getSession(core, mentee, id);
  assert.deepEqual([missed.state, missed.noShow, missed.can.appeal], ['no_show', 'mentee', true]);
  const appeal = { sessionId: id, words: 'The link led to another room.' };
  await appealNoShow(core, mentee, appeal);
  assert.equal((await appealNoShow(core, mentee, appeal)).appeal?.outcome, '');
  await assert.rejects(
    appealNoShow(core, mentee, { ...appeal, words: 'Once more.' }),
    refused('mentoring_moved'),
  );
  await assert.rejects(appealNoShow(core, mentor, appeal), refused('mentoring_moved'));
});

test('a contested claim counts for neither, also where the other side had said yes before', async () => {
  const [later, before] = [await begun(40), await begun(40)];
  await answerMeeting(core, later.mentee, { sessionId: later.id, answer: 'other_absent' });
  await answerClaim(core, later.mentor, { sessionId: later.id, answer: 'contest' });
  await answerMeeting(core, before.mentor, { sessionId: before.id, answer: 'yes' });
  await answerMeeting(core, before.mentee, { sessionId: before.id, answer: 'other_absent' });
  for (const { id, mentor } of [later, before]) {
    const { state, claim, noShow } = await getSession(core, mentor, id);
    assert.deepEqual([state, claim, noShow], ['not_held', 'contested', '']);
  }
});

test('no claim stands about a time in which our servers were away', async () => {
  const { id, mentor } = await begun(60);
  await sql`insert into downtimes (began_at, ended_at) values (now() - interval '70 minutes', now() - interval '50 minutes')`.execute(
    core.db,
  );
  await assert.rejects(
    answerMeeting(core, mentor, { sessionId: id, answer: 'other_absent' }),
    refused('mentoring_late'),
  );
  await sql`delete from downtimes`.execute(core.db);
});

test('two no-shows in 60 days stop new requests for 14 days', async () => {
  const [mentee, mentor] = [await newMentee(core), await newMentor(core)];
  await missTwo(core, mentee, 'mentee');
  await assert.rejects(askMentor(core, mentee, asking(mentor)), refused('mentoring_paused_mentee'));
});

test('each reminder leaves once, and none after the start', async () => {
  const { id } = await sessionBetween(core, {}, { state: 'confirmed' });
  const [before, late] = [await counted('mentoring.dayBefore'), await counted('mentoring.hourBefore')];
  await sql`insert into mentoring_reminders (session_id, side, kind, at) values (${id}, 'mentor', 'day', now()), (${id}, 'mentee', 'day', now())`.execute(
    core.db,
  );
  await Promise.all(Array.from({ length: 10 }, () => sendReminders(core)));
  assert.equal(await counted('mentoring.dayBefore'), before + 2);
  await letBegin(core, id, 5);
  await sql`insert into mentoring_reminders (session_id, side, kind, at) values (${id}, 'mentor', 'hour', now())`.execute(
    core.db,
  );
  await sendReminders(core);
  assert.equal(await counted('mentoring.hourBefore'), late);
});

test('notes are private or for both, and an older tab is refused', async () => {
  const { id, mentor, mentee } = await begun(60);
  await writeNote(core, mentor, { sessionId: id, whose: 'own', version: 0, text: 'Shy. Ask again.' });
  await writeNote(core, mentor, { sessionId: id, whose: 'both', version: 0, text: 'Ask for ₹200 more.' });
  const read = await getSession(core, mentee, id);
  assert.deepEqual([read.notes.other, read.notes.private.text], ['Ask for ₹200 more.', '']);
  await assert.rejects(
    writeNote(core, mentor, { sessionId: id, whose: 'both', version: 0, text: 'Another tab.' }),
    refused('conflict'),
  );
});

test('each ticks their own next steps, of at most ten', async () => {
  const { id, mentor, mentee } = await begun(60);
  const adds = Array.from(
    { length: 10 },
    (_, at) => ({ sessionId: id, text: `Step ${at}`, who: 'mentee', dueOn: '' }) as const,
  );
  for (const one of adds) await addNextStep(core, mentor, one);
  await assert.rejects(
    addNextStep(core, mentor, { sessionId: id, text: 'One more', who: 'mentee', dueOn: '' }),
    refused('mentoring_steps_many'),
  );
  const stepId = (await getSession(core, mentor, id)).steps[0]?.id ?? '';
  await assert.rejects(
    tickNextStep(core, mentor, { sessionId: id, stepId, isDone: true }),
    refused('mentoring_step_unknown'),
  );
  assert.equal(
    (await tickNextStep(core, mentee, { sessionId: id, stepId, isDone: true })).steps[0]?.isDone,
    true,
  );
});

test('thanks are screened, once a pair, and shown only if the mentor takes them', async () => {
  const ago = new Date(Date.now() - 86_400_000);
  const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'took_place', starts_at: ago });
  await assert.rejects(
    thank(core, mentee, { sessionId: id, text: 'Call me at 98765 43210.' }),
    refused('mentoring_screened'),
  );
  await thank(core, mentee, { sessionId: id, text: 'Thank you.' });
  await assert.rejects(thank(core, mentee, { sessionId: id, text: 'Again.' }), refused('mentoring_thanked'));
  await assert.rejects(
    showThanks(core, mentee, { sessionId: id, isShown: true }),
    refused('mentoring_moved'),
  );
  assert.equal((await showThanks(core, mentor, { sessionId: id, isShown: true })).thanks?.state, 'shown');
  await showThanks(core, mentee, { sessionId: id, isShown: false });
  await assert.rejects(
    showThanks(core, mentor, { sessionId: id, isShown: true }),
    refused('mentoring_moved'),
  );
});

test('as many members of a list are told as slots come free, and the rest after six hours', async () => {
  const mentor = await newMentor(core);
  const waiting = [await newMentee(core), await newMentee(core), await newMentee(core)];
  await assert.rejects(joinList(core, await newMentee(core), mentor.id), refused('mentoring_list_needless'));
  await core.db.deleteFrom('mentor_slots').where('account_id', '=', mentor.id).execute();
  for (const mentee of waiting) await joinList(core, mentee, mentor.id);
  const told = async () => {
    const found = await core.db
      .selectFrom('events')
      .select('account_id')
      .where('name', '=', 'mentoring.slotFound')
      .execute();
    return found.map(({ account_id: id }) => waiting.findIndex((mentee) => mentee.id === id));
  };
  await lookAtLists(core);
  assert.deepEqual(await told(), []);
  const startsAt = new Date(startIn(3));
  await core.db
    .insertInto('mentor_slots')
    .values({ account_id: mentor.id, starts_at: startsAt, closes_at: startsAt })
    .execute();
  await lookAtLists(core);
  await lookAtLists(core);
  assert.deepEqual(await told(), [0]);
  await sql`update mentoring_list_looks set rest_at = now() where mentor_id = ${mentor.id}`.execute(core.db);
  await lookAtLists(core);
  assert.deepEqual((await told()).sort(), [0, 1, 2]);
});

test('a link is erased a day after the end, and figures count from five sessions on', async () => {
  const mentor = await newMentor(core);
  const days = [2, 3, 4, 5, 6];
  for (const ago of days) {
    const starts_at = new Date(Date.now() - ago * 86_400_000);
    const location = { location_kind: 'link', location: 'https://meet.example.org/room' } as const;
    await sessionBetween(
      core,
      { mentor },
      { state: 'took_place', starts_at, ended_at: starts_at, ...location },
    );
  }
  await forgetLocations(core);
  const { rows } =
    await sql`select from mentoring_sessions where mentor_id = ${mentor.id} and location <> ''`.execute(
      core.db,
    );
  assert.equal(rows.length, 0);
  await countFigures(core);
  await countFigures(core);
  const figures = (await mentorFigures(core.db, [mentor.id])).get(mentor.id);
  assert.deepEqual(figures, { answers: null, sessions: { count: 5, members: 5, came: 5, of: 5 } });
});

test('a session goes 24 months after the last of its pair, that of an erased member after its own end', async () => {
  const ended = (months: number) => {
    const at = new Date(Date.now() - months * 31 * 86_400_000);
    return { state: 'took_place', starts_at: at, ended_at: at } as const;
  };
  const mentor = await newMentor(core);
  const [gone, kept] = [
    await sessionBetween(core, { mentor }, ended(25)),
    await sessionBetween(core, { mentor }, ended(25)),
  ];
  const young = await sessionBetween(core, { mentor }, ended(1));
  const later = await sessionBetween(core, { mentor, mentee: kept.mentee }, ended(2));
  await sql`update mentoring_sessions set mentee_id = null where id in (${gone.id}, ${young.id})`.execute(
    core.db,
  );
  await forgetLocations(core);
  const { rows } = await sql<{ id: string }>`
    select id from mentoring_sessions where mentor_id = ${mentor.id}`.execute(core.db);
  assert.deepEqual(rows.map(({ id }) => id).sort(), [kept.id, young.id, later.id].sort());
});
