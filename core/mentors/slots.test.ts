import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { slotsOf } from '#rules/mentoring/slots.ts';
import { applyFor, interviewed } from '#tests/applications/applications.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dailyHours, evenings, openedMentor, slotsOfMentor } from '#tests/mentors/mentors.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { cancelInterview } from '../applications/cancel-interview.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { getPublicProfile } from '../people/get-public-profile.ts';
import { patchPublicProfile } from '../people/patch-public-profile.ts';
import { closeSlots } from './close-slots.ts';
import { extendSlots } from './extend-slots.ts';
import { findBusy } from './find-busy.ts';
import { forgetBookedTimes } from './forget-booked-times.ts';
import { getHours } from './get-hours.ts';
import { saveHours } from './save-hours.ts';
import { freeTimes } from './steps/free-times.ts';
import { requireSlot } from './steps/require-slot.ts';
import { takeTimes } from './steps/take-times.ts';

const core = await freshCore();
await keepBeating(core);
const allDay = dailyHours('UTC', [{ from: '00:00', until: '24:00' }], { perDay: 8, perWeek: 20 });
const minuteMs = 60_000;

/** As a later module books: both rows in one transaction, the mentor's slot checked first. */
async function book(mentorId: string, startsAt: Date, subjectId: string, menteeId?: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await sql`select id from accounts where id in (${mentorId}, ${menteeId ?? mentorId}) order by id for no key update`.execute(
      tx,
    );
    const { minutes, breakMinutes } = await requireSlot(tx, mentorId, startsAt);
    const until = new Date(startsAt.getTime() + minutes * minuteMs);
    const session = { from: startsAt, until, what: 'session', subjectId };
    await takeTimes(tx, [
      { ...session, accountId: mentorId, side: 'mentor', breakMinutes },
      ...(menteeId ? [{ ...session, accountId: menteeId, side: 'mentee', breakMinutes: 0 } as const] : []),
    ]);
  });
}

test('of a hundred members on one slot exactly one has it, and the others read the next one', async () => {
  const { who } = await openedMentor(core, { hours: allDay });
  const [, slot] = await slotsOfMentor(core, who);
  assert.ok(slot);
  const waiting = Array.from({ length: 100 }, (_, at) => `of-100-${at}`);
  const tries: PromiseSettledResult<void>[] = [];
  // As many at once as there are connections.
  const member = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      tries.push(...(await Promise.allSettled([book(who.id, slot, id)])));
  };
  await Promise.all(Array.from({ length: 10 }, member));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  const next = (await slotsOfMentor(core, who)).find((one) => one > slot);
  for (const one of tries)
    if (one.status === 'rejected') {
      assert.ok(
        one.reason instanceof Refusal && one.reason.code === 'mentoring_slot_taken',
        String(one.reason),
      );
      assert.equal(Date.parse(one.reason.values.at ?? ''), next?.getTime());
    }
});

test('two mentors who book each other for one time both end without a deadlock, and at most one has it', async () => {
  const [one, other] = [
    await openedMentor(core, { hours: allDay }),
    await openedMentor(core, { hours: allDay }),
  ];
  const [, slot] = await slotsOfMentor(core, one.who);
  assert.ok(slot);
  const tries = await Promise.allSettled([
    book(one.who.id, slot, 'there', other.who.id),
    book(other.who.id, slot, 'and-back', one.who.id),
  ]);
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const tried of tries) if (tried.status === 'rejected') assert.ok(tried.reason instanceof Refusal);
});

test('a booked time closes slots, counts in the limits, and opens them again when it is free', async () => {
  const { who } = await openedMentor(core, { hours: { ...evenings, perDay: 1 } });
  const before = await slotsOfMentor(core, who);
  const slot = before[2];
  assert.ok(slot);
  await book(who.id, slot, 'limits');
  const day = slot.toISOString().slice(0, 10);
  const left = await slotsOfMentor(core, who);
  assert.ok(!left.some((one) => one.toISOString().startsWith(day)));
  assert.ok(left.length < before.length);
  const booked = (await getHours(core, who)).booked.map(({ startsAt }) => Date.parse(startsAt));
  assert.deepEqual(booked, [slot.getTime()]);
  await core.db.transaction().execute((tx) => freeTimes(tx, { what: 'session', subjectIds: ['limits'] }));
  assert.deepEqual(await slotsOfMentor(core, who), before);
});

test('a member has one thing at a time, whatever it is', async () => {
  const { who } = await openedMentor(core);
  const from = new Date(Date.now() + 86_400_000);
  const until = new Date(from.getTime() + 30 * minuteMs);
  const taken = { accountId: who.id, from, until, side: 'mentee', breakMinutes: 0 } as const;
  const take = (what: string, subjectId: string) =>
    core.db.transaction().execute((tx) => takeTimes(tx, [{ ...taken, what, subjectId }]));
  await take('session', 'first');
  await assert.rejects(take('office_hour', 'second'), refused('mentoring_busy'));
  await assert.rejects(
    sql`insert into booked_times (id, account_id, during, ends_at, what, subject_id, side)
      values ('by-hand', ${who.id}, tstzrange(${from}, ${until}), ${until}, 'session', 'third', 'mentee')`.execute(
      core.db,
    ),
    /booked_times_once/,
  );
});

test('an agreed interview closes slots of both sides until it is called off', async () => {
  const [{ who: owner }, { who: applicant }] = [
    await openedMentor(core, { hours: { ...allDay, weeksAhead: 8 } }),
    await openedMentor(core, { hours: { ...allDay, weeksAhead: 8 } }),
  ];
  const opportunity = await openOpportunity(core, owner);
  const { id } = await applyFor(core, applicant, opportunity.slug);
  await interviewed(core, owner, id, { takes: applicant });
  await runReactions(core);
  const { rows } = await sql<{ at: Date }>`
    select chosen_at as at from application_interviews where application_id = ${id}`.execute(core.db);
  const at = rows[0]?.at.getTime();
  const has = async (who: { id: string }) =>
    (await slotsOfMentor(core, who)).some((one) => one.getTime() === at);
  assert.deepEqual([await has(owner), await has(applicant)], [false, false]);
  const { version } = await core.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await cancelInterview(core, owner, { applicationId: id, version });
  await runReactions(core);
  assert.deepEqual([await has(owner), await has(applicant)], [true, true]);
});

test('days on which the mentor is away have no slots', async () => {
  const { who } = await openedMentor(core);
  const away = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { version } = await getPublicProfile(core, who);
  await patchPublicProfile(core, who, { version, awayUntil: away });
  await runReactions(core);
  const [first] = await slotsOfMentor(core, who);
  assert.ok(first && first.toISOString().slice(0, 10) > away);
});

test('a new zone moves slots and leaves booked sessions at the same moment', async () => {
  const { who } = await openedMentor(core);
  await setStanding(core, who.id, { zone: 'America/New_York' });
  const [slot] = await slotsOfMentor(core, who);
  assert.ok(slot);
  await book(who.id, slot, 'stays');
  const { booked } = await saveHours(core, who, { version: 1, ...evenings, zone: 'America/New_York' });
  assert.deepEqual(
    booked.map(({ startsAt }) => Date.parse(startsAt)),
    [slot.getTime()],
  );
  const [moved] = await slotsOfMentor(core, who);
  const hourThere = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/New_York',
  });
  assert.ok(moved && ['18', '19', '20'].includes(hourThere.format(moved)), String(moved));
  await assert.rejects(
    saveHours(core, who, {
      version: 2,
      ...evenings,
      week: evenings.week.map(() => [{ from: '10:00', until: '09:00' }]),
    }),
    refused('mentor_span_invalid'),
  );
  await assert.rejects(saveHours(core, who, { version: 1, ...evenings }), refused('conflict'));
});

test('booked times are deleted 30 days after their end', async () => {
  const { who } = await openedMentor(core, { hours: allDay });
  const bookedAgo = (ago: string) =>
    sql`
    insert into booked_times (id, account_id, during, ends_at, what, subject_id, side)
    values (md5(${who.id} || ${ago}), ${who.id},
      tstzrange(now() - ${ago}::interval - interval '1 minute', now() - ${ago}::interval), now() - ${ago}::interval,
      'session', ${ago}, 'mentor')`.execute(core.db);
  for (const ago of ['29 days 23 hours', '30 days 1 hour', '400 days']) await bookedAgo(ago);
  await Promise.all([forgetBookedTimes(core), forgetBookedTimes(core)]);
  const { rows } = await sql`select subject_id from booked_times where account_id = ${who.id}`.execute(
    core.db,
  );
  assert.deepEqual(rows, [{ subject_id: '29 days 23 hours' }]);
});

test('stored slots are those of hours and sessions, after jobs have mended what was changed by hand', async () => {
  await sql`update mentor_slots set closes_at = now() - interval '1 minute'
    where starts_at in (select min(starts_at) from mentor_slots group by account_id)`.execute(core.db);
  await sql`update mentors set next_closes_at = now() - interval '1 minute' where next_at is not null`.execute(
    core.db,
  );
  await closeSlots(core);
  await sql`delete from mentor_slots where random() < 0.2`.execute(core.db);
  await extendSlots(core);
  const { rows } = await sql<{
    account_id: string;
    hours: typeof evenings;
    minutes: number;
    away: string | null;
    stored: string[];
    now: Date;
    next_at: Date | null;
  }>`
    select account_id, hours, (said -> 'session' ->> 'minutes')::int as minutes, now() as now, next_at,
      (select away_until::text from people where people.account_id = mentors.account_id) as away,
      array(
        select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') from mentor_slots
        where mentor_slots.account_id = mentors.account_id and closes_at > now() order by 1
      ) as stored
    from mentors where state = 'open'`.execute(core.db);
  assert.ok(rows.length > 5);
  const busy = await findBusy(
    core.db,
    rows.map((row) => row.account_id),
  );
  for (const { account_id: id, hours, minutes, away, stored, now, next_at: next } of rows) {
    const around = { minutes, busy: busy.get(id) ?? [], now: now.getTime(), awayUntil: away };
    const computed = slotsOf(hours, around).map(({ startsAt }) =>
      new Date(startsAt).toISOString().slice(0, 16),
    );
    assert.deepEqual(stored, computed);
    assert.equal(next?.toISOString().slice(0, 16), computed[0]);
  }
});
