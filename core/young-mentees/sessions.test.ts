import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, letBegin, newMentee, startIn } from '#tests/mentoring/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';
import {
  agreedChild,
  agreedRequest,
  childName,
  newYoungMentor,
  switchOn,
} from '#tests/young-mentees/young.ts';
import {
  agreedSession,
  askedSession,
  confirmedSession,
  inWriting,
  sentSession,
  sessionAsking,
} from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { addNextStep } from '../mentoring/add-next-step.ts';
import { answerMeeting } from '../mentoring/answer-meeting.ts';
import { askMentor } from '../mentoring/ask-mentor.ts';
import { cancelSession } from '../mentoring/cancel-session.ts';
import { confirmRequest } from '../mentoring/confirm-request.ts';
import { deleteNextStep } from '../mentoring/delete-next-step.ts';
import { getSession } from '../mentoring/get-session.ts';
import { listSessions } from '../mentoring/list-sessions.ts';
import { moveSession } from '../mentoring/move-session.ts';
import { reserveSlot } from '../mentoring/reserve-slot.ts';
import { thank } from '../mentoring/thank.ts';
import { writeMessage } from '../mentoring/write-message.ts';
import { writeNote } from '../mentoring/write-note.ts';
import { actInSession } from './act-in-session.ts';
import { answerYoungMove } from './answer-young-move.ts';
import { askYoung } from './ask-young.ts';
import { chooseYoungSlot } from './choose-young-slot.ts';
import { type GuardianStep, guardianMentoring } from './emails/guardian-mentoring.ts';
import { endYoung } from './end-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { getYoungTimes } from './get-young-times.ts';
import { listYoungMentors } from './list-young-mentors.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const sessionStateOf = async (id: string) =>
  (await core.db.selectFrom('mentoring_sessions').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;
const stateOf = async (id: string) =>
  (await core.db.selectFrom('young_requests').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('a session is with the guardian first, and no slot is shown or taken before the yes', async () => {
  const { id, mentor, child } = await askedSession(core);
  assert.equal((await askYoung(core, child, sessionAsking(mentor))).id, id);
  assert.deepEqual((await getYoungTimes(core, child, { requestId: id, from: '' })).times, []);
  const slot = { requestId: id, startsAt: startIn(3) };
  await refuses('mentoring_moved', () => chooseYoungSlot(core, child, slot));
  const { sessions } = await listSessions(core, mentor, { list: 'waiting', after: '' });
  assert.deepEqual(sessions, []);
});

test('the calls of adults reserve nothing and ask nothing for a member under 18, a yes or not', async () => {
  const { mentor, child } = await agreedSession(core);
  await refuses('opens_later', () => reserveSlot(core, child, { mentorId: mentor.id, startsAt: startIn(3) }));
  await refuses('opens_later', () => askMentor(core, child, asking(mentor)));
});

test('after the yes the mentee takes a slot within 14 days, once, and a review is not sent with a slot', async () => {
  const { id, child } = await agreedSession(core);
  const { times } = await getYoungTimes(core, child, { requestId: id, from: '' });
  assert.ok(times.length > 0);
  await refuses('mentoring_moved', () => sendYoung(core, child, id));
  const slot = { requestId: id, startsAt: startIn(3) };
  const [first, second] = [
    await chooseYoungSlot(core, child, slot),
    await chooseYoungSlot(core, child, slot),
  ];
  assert.deepEqual([first.session?.state, second.session?.id], ['asked', first.session?.id]);
  const review = await agreedRequest(core);
  await refuses('mentoring_moved', () =>
    chooseYoungSlot(core, review.child, { ...slot, requestId: review.id }),
  );
  const late = await agreedSession(core);
  await sql`update young_requests set send_until = now() where id = ${late.id}`.execute(core.db);
  await refuses('mentoring_moved', () => chooseYoungSlot(core, late.child, { ...slot, requestId: late.id }));
  await settleYoung(core);
  assert.equal(await stateOf(late.id), 'lapsed');
});

test('the two meet in writing alone', async () => {
  const { mentor, sessionId } = await sentSession(core);
  for (const where of [
    { kind: 'link', location: 'https://meet.example.org/room', caller: '' },
    { kind: 'phone', location: '+91 98220 12345', caller: 'mentor' },
    { kind: 'public', location: 'The library', caller: '' },
  ] as const)
    await refuses('mentoring_location', () => confirmRequest(core, mentor, { sessionId, ...where }));
  const confirmed = await confirmRequest(core, mentor, { sessionId, ...inWriting });
  assert.deepEqual([confirmed.state, confirmed.conversationId], ['confirmed', '']);
});

test('the mentor reads the first name and "under 18" alone, and writes no private note', async () => {
  const { child, mentor, sessionId } = await confirmedSession(core);
  const shown = await getSession(core, mentor, sessionId);
  assert.deepEqual([shown.isYoung, shown.person?.name, shown.person?.id], [true, 'Isha', '']);
  const [row] = (await listSessions(core, mentor, { list: 'ahead', after: '' })).sessions;
  assert.deepEqual([row?.isYoung, row?.person.name, row?.person.id], [true, 'Isha', '']);
  const said = JSON.stringify([shown, row]);
  assert.ok(![childName, 'Deshpande', child.id, child.account.email].some((word) => said.includes(word)));
  const note = { sessionId, version: 0, text: 'Shy.' } as const;
  await refuses('mentoring_moved', () => writeNote(core, mentor, { ...note, whose: 'own' }));
});

test('a next step under 18 stays: a guardian may not have read it', async () => {
  const { mentor, sessionId } = await confirmedSession(core);
  await addNextStep(core, mentor, { sessionId, text: 'Play it once', who: 'mentee', dueOn: '' });
  const [step] = (await getSession(core, mentor, sessionId)).steps;
  assert.equal(step?.can.delete, false);
  await refuses('mentoring_step_stays', () => deleteNextStep(core, mentor, { sessionId, stepId: step.id }));
});

test('both write messages, notes and next steps, and the guardian reads every word', async () => {
  const { id, child, mentor, sessionId, link } = await confirmedSession(core);
  await writeMessage(core, mentor, { sessionId, text: 'Which card do you play first?' });
  await actInSession(core, child, id, (session) =>
    writeMessage(core, child, { sessionId: session, text: 'The one with the rain.' }),
  );
  await writeNote(core, mentor, { sessionId, whose: 'both', version: 0, text: 'Two rules are enough.' });
  await addNextStep(core, mentor, { sessionId, text: 'Play it once', who: 'mentee', dueOn: '' });
  const [read] = (await getGuardianMentoring(core, link)).requests;
  assert.deepEqual(
    [read?.session?.messages, read?.session?.notes, read?.session?.steps].map((some) =>
      some?.map(({ text }) => text),
    ),
    [
      ['Which card do you play first?', 'The one with the rain.'],
      ['Two rules are enough.'],
      ['Play it once'],
    ],
  );
  const unread = await getGuardianMentoring(core, { ...link, browser: '' });
  assert.deepEqual(unread.requests, []);
});

test('each side moves a session once, and the other takes the time or keeps the agreed one', async () => {
  const { id, child, mentor, sessionId } = await confirmedSession(core);
  await actInSession(core, child, id, (session) =>
    moveSession(core, child, { sessionId: session, times: [startIn(4)] }),
  );
  await answerYoungMove(core, child, { requestId: id, time: '' });
  await moveSession(core, mentor, { sessionId, times: [startIn(5), startIn(6)] });
  const { session } = await answerYoungMove(core, child, { requestId: id, time: startIn(6) });
  assert.equal(Date.parse(session?.startsAt ?? ''), Date.parse(startIn(6)));
});

test('a session is cancelled by either side, and said to have been held by the mentee', async () => {
  const [own, theirs, held] = [
    await confirmedSession(core),
    await confirmedSession(core),
    await confirmedSession(core),
  ];
  const why = { reason: 'ill', words: 'I have a fever.' } as const;
  const ended = await endYoung(core, own.child, own.id, why);
  assert.deepEqual([ended.session?.state, ended.session?.words], ['cancelled', why.words]);
  await cancelSession(core, theirs.mentor, { sessionId: theirs.sessionId, ...why });
  assert.equal((await getYoungRequest(core, theirs.child, theirs.id)).session?.state, 'cancelled');
  await letBegin(core, held.sessionId, 60);
  const said = await actInSession(core, held.child, held.id, (sessionId) =>
    answerMeeting(core, held.child, { sessionId, answer: 'yes' }),
  );
  assert.equal(said.session?.said.own, 'yes');
  await sql`update mentoring_sessions set state = 'took_place' where id = ${held.sessionId}`.execute(core.db);
  await refuses('mentoring_moved', () =>
    thank(core, held.child, { sessionId: held.sessionId, text: 'Thanks.' }),
  );
});

test('the guardian gets the entry of each yes, move and end, without topic, mentor or link', async () => {
  const { id, child, mentor, sessionId } = await confirmedSession(core);
  await moveSession(core, mentor, { sessionId, times: [startIn(6)] });
  await answerYoungMove(core, child, { requestId: id, time: startIn(6) });
  await cancelSession(core, mentor, { sessionId, reason: 'ill', words: '' });
  await runReactions(core);
  const { rows } = await sql<{ what: GuardianStep }>`select payload ->> 'what' as what from jobs
    where payload ->> 'letter' = 'guardian-mentoring' and payload ->> 'sessionId' = ${sessionId} order by id`.execute(
    core.db,
  );
  const steps = rows.map(({ what }) => what);
  assert.deepEqual([...steps].sort(), ['confirmed', 'moveOffered', 'moved', 'sent', 'sessionCancelled']);
  const facts = await guardianMentoring.prepare(core, {
    accountId: child.id,
    what: 'sessionCancelled',
    sessionId,
  });
  const entry = facts?.entry;
  assert.ok(entry && 'uid' in entry);
  assert.deepEqual(
    [entry.uid, entry.isCancelled, entry.topic, entry.person, entry.place],
    [`mentoring-${sessionId}`, true, '', '', ''],
  );
});

test('without an answer of the mentor the slot is free again', async () => {
  const { sessionId } = await sentSession(core);
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${sessionId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal(await sessionStateOf(sessionId), 'lapsed');
});

test('a withdrawn yes cancels sessions ahead at once, by the link alone', async () => {
  const [asked, confirmed] = [await sentSession(core), await confirmedSession(core)];
  for (const { link, sessionId } of [asked, confirmed]) {
    await setGuardianYes(core, { ...link, browser: '', confirmed: false });
    assert.equal(await sessionStateOf(sessionId), 'released');
  }
});

test('a yes, a mark or an approval that ends between form and submit refuses both sides of a session', async () => {
  type Made = { child: { id: string }; mentor: { id: string } };
  const end = {
    yes: ({ child }: Made) =>
      sql`update guardian_mentoring set withdrawn_at = now() where account_id = ${child.id}`,
    mark: ({ mentor }: Made) => sql`delete from verifications where account_id = ${mentor.id}`,
    approval: ({ mentor }: Made) =>
      sql`update young_mentors set approved_until = now() where account_id = ${mentor.id}`,
  };
  for (const how of ['yes', 'mark', 'approval'] as const) {
    const agreed = await agreedSession(core);
    await end[how](agreed).execute(core.db);
    const slot = { requestId: agreed.id, startsAt: startIn(3) };
    const code = how === 'yes' ? 'young_yes_missing' : 'young_mentor_closed';
    await refuses(code, () => chooseYoungSlot(core, agreed.child, slot));
    const [sent, confirmed] = [await sentSession(core), await confirmedSession(core)];
    for (const made of [sent, confirmed]) await end[how](made).execute(core.db);
    await refuses('mentoring_not_available', () =>
      confirmRequest(core, sent.mentor, { sessionId: sent.sessionId, ...inWriting }),
    );
    const { id, child, mentor, sessionId } = confirmed;
    await refuses('mentoring_not_available', () => writeMessage(core, mentor, { sessionId, text: 'Hello' }));
    await refuses('opens_later', () => writeMessage(core, child, { sessionId, text: 'Hello' }));
    await refuses(code, () =>
      actInSession(core, child, id, () => writeMessage(core, child, { sessionId, text: 'Hello' })),
    );
    await settleYoung(core);
    for (const made of [sent, confirmed]) assert.equal(await sessionStateOf(made.sessionId), 'released');
  }
});

test('switched off, what is ahead is cancelled; on the 18th birthday a session goes on between two adults', async () => {
  const [off, grown] = [await confirmedSession(core), await sentSession(core)];
  await switchOn(core, false);
  await refuses('opens_later', () => getYoungRequest(core, off.child, off.id));
  await setStanding(core, grown.child.id, { birth_date: bornYearsAgo(18) });
  await settleYoung(core);
  assert.equal(await sessionStateOf(off.sessionId), 'released');
  await switchOn(core);
  const shown = await confirmRequest(core, grown.mentor, { sessionId: grown.sessionId, ...inWriting });
  assert.deepEqual([shown.state, shown.isReadAlong, shown.person?.name], ['confirmed', false, 'Isha']);
});

test('an erasure seals the words of a session, and an adult’s session is not sealed', async () => {
  const { id, child, sessionId } = await confirmedSession(core);
  await actInSession(core, child, id, (session) =>
    writeMessage(core, child, { sessionId: session, text: 'My words.' }),
  );
  await eraseAccount(core, child.id);
  const { rows } = await sql<{ part: string; words: string }>`
    select part, words from young_sealed_words where session_id = ${sessionId} order by part`.execute(
    core.db,
  );
  assert.deepEqual(
    rows.map(({ part }) => part),
    ['message', 'question', 'topic'],
  );
  assert.equal(rows[0]?.words, 'My words.');
});

test('of ten members on one slot, one of them under 18, one gets it', async () => {
  const { id, child, mentor } = await agreedSession(core);
  const others = await Promise.all(Array.from({ length: 9 }, () => newMentee(core)));
  const acts = [
    () => chooseYoungSlot(core, child, { requestId: id, startsAt: startIn(3) }),
    ...others.map((other) => () => askMentor(core, other, asking(mentor))),
  ];
  const done = await Promise.allSettled(acts.map((act) => act()));
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of done)
    if (one.status === 'rejected') assert.ok(refused('mentoring_slot_taken')(one.reason));
});

test('a yes that is withdrawn while the mentor confirms leaves nothing ahead', async () => {
  const { mentor, sessionId, link } = await sentSession(core);
  await Promise.allSettled([
    confirmRequest(core, mentor, { sessionId, ...inWriting }),
    setGuardianYes(core, { ...link, browser: '', confirmed: false }),
  ]);
  await settleYoung(core);
  assert.equal(await sessionStateOf(sessionId), 'released');
});

test('a mentor without sessions is asked for none, and three requests wait at most', async () => {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  await sql`update mentors set said = jsonb_set(said, '{session}', 'null') where account_id = ${mentor.id}`.execute(
    core.db,
  );
  const { child } = await agreedChild(core);
  await refuses('young_mentor_closed', () => askYoung(core, child, sessionAsking(mentor)));
  for (let at = 0; at < 3; at++) await askYoung(core, child, sessionAsking(await newYoungMentor(core)));
  const fourth = await newYoungMentor(core);
  await refuses('mentoring_requests_many', () => askYoung(core, child, sessionAsking(fourth)));
});

test('a mentor with sessions and no reviews is found, by the own page too', async () => {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  await sql`update mentors set said = jsonb_set(said, '{review}', 'null') where account_id = ${mentor.id}`.execute(
    core.db,
  );
  const { child } = await agreedChild(core);
  const { mentors } = await listYoungMentors(core, child, {});
  const one = mentors.find(({ id }) => id === mentor.id);
  assert.deepEqual([one?.sessionMinutes, one?.of], [30, []]);
  const { mentors: named } = await listYoungMentors(core, child, { handle: one?.handle ?? '' });
  assert.equal(named.length, 1);
});
