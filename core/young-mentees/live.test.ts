import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { startIn, wholeDays } from '#tests/mentoring/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';
import {
  agreedLive,
  appealWords,
  byLink,
  byPhone,
  confirmedLive,
  guardianNumber,
  liveFamily,
  missedSession,
  sentLive,
} from '#tests/young-mentees/live.ts';
import { agreedChild, newYoungMentor, visit } from '#tests/young-mentees/young.ts';
import { confirmedSession, inWriting, sessionAsking } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { releaseAdults } from '../guardians/release-adults.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { changeLocation } from '../mentoring/change-location.ts';
import { confirmRequest } from '../mentoring/confirm-request.ts';
import { findCalendarEntry } from '../mentoring/find-calendar-entry.ts';
import { findLiveTimes } from '../mentoring/find-live-times.ts';
import { forgetLocations } from '../mentoring/forget-locations.ts';
import { getMoveTimes } from '../mentoring/get-move-times.ts';
import { getSession } from '../mentoring/get-session.ts';
import { moveSession } from '../mentoring/move-session.ts';
import { writeMessage } from '../mentoring/write-message.ts';
import { refreshSlots } from '../mentors/steps/refresh-slots.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { answerYoungMove } from './answer-young-move.ts';
import { appealYoung } from './appeal-young.ts';
import { askYoung } from './ask-young.ts';
import { chooseYoungSlot } from './choose-young-slot.ts';
import { guardianMentoring } from './emails/guardian-mentoring.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { getYoungTimes } from './get-young-times.ts';
import { setGuardianLive } from './set-guardian-live.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const number = '+919822012345';
const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const stateOf = async (id: string) =>
  (await core.db.selectFrom('mentoring_sessions').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;
const numberAt = async (id: string) =>
  (
    await core.db
      .selectFrom('mentoring_sessions')
      .select('guardian_phone')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.guardian_phone;
const placeFor = async (who: Parameters<typeof getSession>[1], id: string) =>
  (await getSession(core, who, id)).location?.text;

test('the second yes needs the first one and a code, ends by the link alone, and ends with the first', async () => {
  const { child, link } = await liveFamily(core);
  const without = { ...link, browser: '' };
  const shown = await setGuardianLive(core, { ...without, confirmed: false });
  assert.deepEqual([shown.hasYes, shown.hasLive], [true, false]);
  await refuses('young_visit_missing', () => setGuardianLive(core, { ...without, confirmed: true }));
  await setGuardianLive(core, { ...link, confirmed: true });
  const ended = await setGuardianYes(core, { ...without, confirmed: false });
  assert.deepEqual([ended.hasYes, ended.hasLive], [false, false]);
  await refuses('young_yes_missing', () => setGuardianLive(core, { ...link, confirmed: true }));
  const again = await setGuardianYes(core, { ...link, confirmed: true });
  assert.deepEqual([again.hasYes, again.hasLive], [true, false]);
  const { rows } = await sql`select from events where name = 'youngMentees.liveChanged'
    and account_id = ${child.id}`.execute(core.db);
  assert.equal(rows.length, 4);
});

test('without the second yes no link and no call is asked for, agreed to or chosen', async () => {
  const mentor = await newYoungMentor(core);
  const plain = await agreedChild(core);
  await refuses('young_live_missing', () =>
    askYoung(core, plain.child, { ...sessionAsking(mentor), locationKind: 'link' }),
  );
  const { child, link, mentor: other } = await liveFamily(core);
  const { id } = await askYoung(core, child, { ...sessionAsking(other), locationKind: 'link' });
  const agreed = await agreedLive(core, 'phone');
  for (const { id: accountId } of [child, agreed.child])
    await sql`update guardian_live_sessions set withdrawn_at = now() where account_id = ${accountId}`.execute(
      core.db,
    );
  await refuses('young_live_missing', () =>
    answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true }),
  );
  await refuses('young_live_missing', () =>
    chooseYoungSlot(core, agreed.child, { requestId: agreed.id, startsAt: startIn(3) }),
  );
  await settleYoung(core);
  assert.equal((await getYoungRequest(core, agreed.child, agreed.id)).state, 'released');
  const { rows } = await sql`select from young_requests where guardian_phone <> ''
    and mentee_id = ${agreed.child.id}`.execute(core.db);
  assert.equal(rows.length, 0);
});

test('a link is read by both sides and the guardian from the yes on, and is in the entries of all three', async () => {
  const { child, mentor, link, sessionId } = await sentLive(core, 'link');
  for (const where of [inWriting, byPhone, { kind: 'public', location: 'The library', caller: '' } as const])
    await refuses('mentoring_location', () => confirmRequest(core, mentor, { sessionId, ...where }));
  await refuses('mentoring_location', () =>
    confirmRequest(core, mentor, { sessionId, ...byLink, location: 'https://a@b.example.org' }),
  );
  assert.equal((await getSession(core, mentor, sessionId)).meetingKind, 'link');
  await confirmRequest(core, mentor, { sessionId, ...byLink });
  assert.deepEqual(
    [await placeFor(mentor, sessionId), await placeFor(child, sessionId)],
    [byLink.location, byLink.location],
  );
  const [read] = (await getGuardianMentoring(core, link)).requests;
  assert.deepEqual(read?.session?.link, { text: byLink.location, host: 'meet.example.org' });
  const told = { accountId: child.id, what: 'confirmed', sessionId } as const;
  const email = await guardianMentoring.prepare(core, told);
  const entries = [
    email?.entry,
    ...(await Promise.all([child, mentor].map((who) => findCalendarEntry(core, who, sessionId)))),
  ];
  for (const entry of entries) assert.equal(entry && 'uid' in entry && entry.place, byLink.location);
  assert.equal(email?.meetingKind, 'link');
  await sql`update mentoring_sessions set starts_at = now() - interval '25 hours' where id = ${sessionId}`.execute(
    core.db,
  );
  await forgetLocations(core);
  assert.equal(await placeFor(mentor, sessionId), undefined);
});

test('a call needs the guardian’s own number, with its country code, and never that of the member', async () => {
  const { child, link, mentor } = await liveFamily(core);
  const { id } = await askYoung(core, child, { ...sessionAsking(mentor), locationKind: 'phone' });
  const answer = (phone: string) =>
    answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true, phone });
  await sql`update accounts set phone = '+919822012345' where id = ${child.id}`.execute(core.db);
  for (const phone of ['', '98220 12345', '+91 call me', guardianNumber])
    await refuses('young_phone', () => answer(phone));
  const { requests } = await answer('+91 98220 99999');
  assert.deepEqual([requests[0]?.state, requests[0]?.locationKind], ['agreed', 'phone']);
});

test('the mentor alone reads the number, from the yes until a day after the end', async () => {
  const { child, mentor, id, sessionId } = await sentLive(core, 'phone');
  assert.equal(await placeFor(mentor, sessionId), undefined);
  await confirmRequest(core, mentor, { sessionId, ...byPhone });
  assert.deepEqual([await placeFor(mentor, sessionId), await placeFor(child, sessionId)], [number, '']);
  const said = JSON.stringify([
    await getSession(core, child, sessionId),
    await getYoungRequest(core, child, id),
  ]);
  assert.ok(!said.includes('98220'));
  assert.equal((await findCalendarEntry(core, mentor, sessionId)).place, '');
  await refuses('mentoring_location', () =>
    changeLocation(core, mentor, { sessionId, version: 1, ...byLink }),
  );
  const ends = ['took_place', 'cancelled', 'declined'] as const;
  for (const state of ends) {
    const other = await confirmedLive(core, 'phone');
    const at =
      state === 'took_place' ? sql`starts_at = now() - interval '25 hours'` : sql`starts_at = starts_at`;
    await sql`update mentoring_sessions set state = ${state}, ended_at = now() - interval '25 hours', ${at}
      where id = ${other.sessionId}`.execute(core.db);
    await forgetLocations(core);
    assert.equal(await numberAt(other.sessionId), '');
  }
  assert.equal(await placeFor(mentor, sessionId), number);
});

test('slots of a live session end by the clock of the mentee, and each shown one can be asked for', async () => {
  const { id, child, mentor } = await agreedLive(core, 'link');
  await sql`update mentors set hours = hours || ${JSON.stringify({ ...wholeDays, zone: 'America/New_York', every: 15 })}::jsonb
    where account_id = ${mentor.id}`.execute(core.db);
  await core.db.transaction().execute((tx) => refreshSlots(tx, mentor.id));
  await setStanding(core, child.id, { zone: 'Europe/London' });
  const { times } = await getYoungTimes(core, child, { requestId: id, from: '' });
  const clock = (at: string, minutes = 0) =>
    Temporal.Instant.from(at).add({ minutes }).toZonedDateTimeISO('Europe/London').toPlainTime().toString();
  assert.ok(times.length > 0);
  for (const at of times) assert.ok(clock(at) >= '08:00:00' && clock(at, 30) <= '20:00:00', at);
  const [first = ''] = times;
  const late = new Date(Date.parse(first.slice(0, 10)) + 3 * 86_400_000 + 22 * 3_600_000).toISOString();
  await refuses('mentoring_live_hours', () =>
    chooseYoungSlot(core, child, { requestId: id, startsAt: late }),
  );
  const { session } = await chooseYoungSlot(core, child, { requestId: id, startsAt: times.at(-1) ?? '' });
  await confirmRequest(core, mentor, { sessionId: session?.id ?? '', ...byLink });
  const sessionId = session?.id ?? '';
  await refuses('mentoring_live_hours', () => moveSession(core, mentor, { sessionId, times: [late] }));
  const offered = await getMoveTimes(core, mentor, { sessionId });
  for (const at of offered.times) assert.ok(clock(at) >= '08:00:00' && clock(at, 30) <= '20:00:00', at);
  // Midday in London is night in Auckland, in summer and in winter.
  const midday = offered.times.find((at) => clock(at) >= '10:00:00' && clock(at) <= '17:00:00') ?? '';
  await moveSession(core, mentor, { sessionId, times: [midday] });
  await setStanding(core, child.id, { zone: 'Pacific/Auckland' });
  await refuses('mentoring_live_hours', () => answerYoungMove(core, child, { requestId: id, time: midday }));
});

test('07:59, 20:01 and 46 minutes are refused in the zone of the mentee, through summer time', async () => {
  const { child } = await agreedChild(core);
  await setStanding(core, child.id, { zone: 'Europe/London' });
  const one = { is_young: true, location_kind: 'phone', mentee_id: child.id };
  const allowed = (minutes: number, times: string[], location_kind = 'phone') =>
    findLiveTimes(
      core.db,
      { ...one, location_kind, minutes },
      times.map((at) => new Date(at)),
    );
  // Clocks go forward on 28 March 2027.
  const found = await allowed(45, [
    '2027-03-27T07:59:00Z',
    '2027-03-27T08:00:00Z',
    '2027-03-29T06:59:00Z',
    '2027-03-29T07:00:00Z',
    '2027-03-27T19:15:00Z',
    '2027-03-29T18:16:00Z',
  ]);
  assert.deepEqual(
    found.map((at) => at.toISOString().slice(5, 16)),
    ['03-27T08:00', '03-29T07:00', '03-27T19:15'],
  );
  assert.deepEqual(await allowed(46, ['2027-03-29T12:00:00Z']), []);
  assert.equal((await allowed(60, ['2027-03-29T03:00:00Z'], 'written')).length, 1);
});

test('a mentor with longer sessions is asked for none by link, also when the length has grown', async () => {
  const { id, child, mentor } = await agreedLive(core, 'link');
  await sql`update mentors set said = jsonb_set(said, '{session,minutes}', '60') where account_id = ${mentor.id}`.execute(
    core.db,
  );
  await core.db.transaction().execute((tx) => refreshSlots(tx, mentor.id));
  await refuses('mentoring_live_hours', () =>
    chooseYoungSlot(core, child, { requestId: id, startsAt: startIn(3) }),
  );
  assert.deepEqual((await getYoungTimes(core, child, { requestId: id, from: '' })).times, []);
  const other = await liveFamily(core);
  await refuses('mentoring_live_hours', () =>
    askYoung(core, other.child, { ...sessionAsking(mentor), locationKind: 'phone' }),
  );
});

test('a withdrawn second yes cancels links and calls ahead at once, and leaves what is written', async () => {
  const { child, link, sessionId, mentor } = await confirmedLive(core, 'phone');
  const written = await confirmedSession(core);
  const { child: asker, link: askers, sessionId: asked } = await sentLive(core, 'link');
  await setGuardianLive(core, { ...link, browser: '', confirmed: false });
  await setGuardianLive(core, { ...askers, browser: '', confirmed: false });
  assert.deepEqual(await Promise.all([sessionId, asked, written.sessionId].map(stateOf)), [
    'released',
    'released',
    'confirmed',
  ]);
  assert.equal(await placeFor(mentor, sessionId), undefined);
  await runReactions(core);
  const { rows } = await sql<{ to: string }>`select payload ->> 'accountId' as to from jobs
    where payload ->> 'letter' = 'guardian-mentoring' and payload ->> 'what' = 'sessionReleased'`.execute(
    core.db,
  );
  assert.deepEqual(rows.map(({ to }) => to).sort(), [child.id, asker.id].sort());
});

test('a second yes that ends between form and submit refuses both sides, and hides the number of a call', async () => {
  const [ahead, running] = [await confirmedLive(core, 'phone'), await confirmedLive(core, 'phone')];
  await sql`update mentoring_sessions set starts_at = now() - interval '5 minutes' where id = ${running.sessionId}`.execute(
    core.db,
  );
  for (const { child } of [ahead, running])
    await sql`update guardian_live_sessions set withdrawn_at = now() where account_id = ${child.id}`.execute(
      core.db,
    );
  await refuses('mentoring_not_available', () =>
    writeMessage(core, ahead.mentor, { sessionId: ahead.sessionId, text: 'Hello' }),
  );
  assert.equal(await placeFor(ahead.mentor, ahead.sessionId), undefined);
  assert.equal(await placeFor(running.mentor, running.sessionId), undefined);
  await writeMessage(core, running.mentor, { sessionId: running.sessionId, text: 'Hello' });
  await settleYoung(core);
  assert.deepEqual(await Promise.all([ahead.sessionId, running.sessionId].map(stateOf)), [
    'released',
    'confirmed',
  ]);
});

test('on the 18th birthday a call goes on without the number, which is erased; by a link in its place', async () => {
  const { child, mentor, sessionId } = await confirmedLive(core, 'phone');
  await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  assert.equal(await placeFor(mentor, sessionId), '');
  await settleYoung(core);
  await releaseAdults(core);
  await runReactions(core);
  assert.deepEqual([await stateOf(sessionId), await numberAt(sessionId)], ['confirmed', '']);
  const { version } = await getSession(core, mentor, sessionId);
  await refuses('mentoring_location', () => changeLocation(core, mentor, { sessionId, version, ...byPhone }));
  await changeLocation(core, mentor, { sessionId, version, ...byLink });
  assert.equal(await placeFor(mentor, sessionId), byLink.location);
});

test('an erasure takes the number of the guardian, and neither side has it in an export', async () => {
  const { child, sessionId } = await confirmedLive(core, 'phone');
  await eraseAccount(core, child.id);
  assert.equal(await numberAt(sessionId), '');
});

test('of ten yeses of the mentor while the second yes ends, nothing stays ahead', async () => {
  const { mentor, sessionId, link } = await sentLive(core, 'phone');
  await Promise.allSettled([
    ...Array.from({ length: 9 }, () => confirmRequest(core, mentor, { sessionId, ...byPhone })),
    setGuardianLive(core, { ...link, browser: '', confirmed: false }),
  ]);
  await settleYoung(core);
  assert.equal(await stateOf(sessionId), 'released');
});

test('a member under 18 appeals a session that they are said to have missed', async () => {
  const { id, child } = await missedSession(core);
  assert.equal((await getYoungRequest(core, child, id)).session?.can.appeal, true);
  const { session } = await appealYoung(core, child, { requestId: id, words: appealWords });
  assert.equal(session?.appeal?.outcome, '');
});

test('the guardian reads how the two meet before the yes, and the words behind a code alone', async () => {
  const { child, link, mentor } = await liveFamily(core);
  await askYoung(core, child, { ...sessionAsking(mentor), locationKind: 'phone' });
  await visit(core, link).catch(() => undefined);
  assert.equal((await getGuardianMentoring(core, link)).requests[0]?.locationKind, 'phone');
});
