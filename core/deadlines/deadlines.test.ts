import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DeadlineKind } from '#contract/collected.ts';
import { deadlineRules } from '#contract/collected.ts';
import { zonedAt } from '#core/ground/zones/zoned.ts';
import {
  endDeadline,
  extendDeadline,
  resumeDeadline,
  shiftByDowntime,
  stopDeadline,
} from './change-deadline.ts';
import { type Deadline, isDue, isOpen } from './deadline.ts';
import { startDeadline } from './deadline-rules.ts';
import { afterNight, dayMs, dueOnDay, hourMs } from './due-time.ts';
import { nextReminder, remindersOf, silenceCountsFrom } from './reminders.ts';
import { replyFigures } from './reply-figures.ts';
import { dueAfterWorkingDays, indianWeek } from './working-days.ts';

const kolkata = 'Asia/Kolkata';
/** A moment in Indian local time. */
const ist = (local: string) => new Date(`${local}+05:30`);
const same = (actual: Date, expected: Date) => assert.equal(actual.toISOString(), expected.toISOString());
const moments = fc.integer({ min: 1_600_000_000_000, max: 2_200_000_000_000 }).map((ms) => new Date(ms));
const zones = fc.constantFrom(
  kolkata,
  'Africa/Lagos',
  'America/New_York',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
);

function deadline(over: Partial<Deadline> = {}): Deadline {
  const beganAt = ist('2026-08-03T12:00');
  return {
    state: 'running',
    beganAt,
    dueAt: ist('2026-08-10T12:00'),
    zone: kolkata,
    sparesNight: true,
    ...over,
  };
}

test('a time in the night moves to the next 09:00, and the borders are exact', () => {
  same(afterNight(ist('2026-08-03T20:59:59'), kolkata), ist('2026-08-03T20:59:59'));
  same(afterNight(ist('2026-08-03T21:00:00'), kolkata), ist('2026-08-04T09:00'));
  same(afterNight(ist('2026-08-03T23:59:59'), kolkata), ist('2026-08-04T09:00'));
  same(afterNight(ist('2026-08-04T00:00:00'), kolkata), ist('2026-08-04T09:00'));
  same(afterNight(ist('2026-08-04T07:59:59'), kolkata), ist('2026-08-04T09:00'));
  same(afterNight(ist('2026-08-04T08:00:00'), kolkata), ist('2026-08-04T08:00'));
});

test('no deadline ends in the owing person’s night, nor much later than without this rule', () => {
  fc.assert(
    fc.property(moments, zones, (time, zone) => {
      const due = afterNight(time, zone);
      const { hour } = zonedAt(due, zone);
      assert.ok(hour >= 8 && hour < 21);
      assert.ok(due >= time && due.getTime() - time.getTime() <= 13 * hourMs);
      same(afterNight(due, zone), due);
    }),
    { numRuns: 2000 },
  );
});

test('a day is 24 hours, also across a change of summer time', () => {
  const beganAt = new Date('2026-03-05T15:00:00Z');
  const began = startDeadline('milestone_review', beganAt, 'America/New_York', indianWeek);
  // 10:00 before the change is 11:00 after it.
  assert.equal(began.dueAt.toISOString(), '2026-03-12T15:00:00.000Z');
  assert.equal(zonedAt(began.dueAt, 'America/New_York').hour, 11);
});

test('a deadline on a named day ends in that night, so the next morning counts', () => {
  same(dueOnDay('2026-08-10', kolkata), ist('2026-08-11T09:00'));
});

test('every deadline without a named day ends after it began', () => {
  const kinds = Object.keys(deadlineRules) as DeadlineKind[];
  for (const kind of kinds.filter((kind) => kind !== 'milestone_submission')) {
    const began = startDeadline(kind, ist('2026-08-07T20:00'), kolkata, indianWeek);
    assert.ok(began.dueAt > began.beganAt && isOpen(began), kind);
  }
  assert.throws(() => startDeadline('milestone_submission', new Date(), kolkata, indianWeek), RangeError);
  same(
    startDeadline('urgent_harm_decision', ist('2026-08-07T23:00'), kolkata, indianWeek).dueAt,
    ist('2026-08-08T01:00'),
  );
  same(
    startDeadline('application_first_decision', ist('2026-08-03T22:00'), kolkata, indianWeek).dueAt,
    ist('2026-08-14T09:00'),
  );
});

test('two working days skip weekends and holidays', () => {
  const due = (from: string, week = indianWeek) => dueAfterWorkingDays(ist(from), 2, week);
  same(due('2026-08-03T15:00'), ist('2026-08-05T15:00'));
  same(due('2026-08-07T15:00'), ist('2026-08-11T15:00'));
  same(due('2026-08-08T15:00'), ist('2026-08-12T09:00'));
  same(due('2026-08-09T23:59'), ist('2026-08-12T09:00'));
  same(due('2026-08-06T22:00'), ist('2026-08-11T09:00'));
  same(due('2026-08-13T15:00', { ...indianWeek, holidays: ['2026-08-14'] }), ist('2026-08-18T15:00'));
  assert.throws(() => due('2026-08-13T15:00', { ...indianWeek, weekdays: [] }), RangeError);
});

test('a deadline is extended once, by at most seven days, while it runs', () => {
  const now = ist('2026-08-09T12:00');
  const first = extendDeadline(deadline(), 7, now);
  assert.ok('deadline' in first);
  assert.equal(first.deadline.state, 'extended');
  same(first.deadline.dueAt, ist('2026-08-17T12:00'));
  assert.deepEqual(extendDeadline(first.deadline, 1, now), { fault: 'clock_already_extended' });
  for (const days of [0, 8, -1, 1.5, Number.NaN])
    assert.deepEqual(extendDeadline(deadline(), days, now), { fault: 'clock_extension_too_long' });
  assert.deepEqual(extendDeadline(deadline({ state: 'met' }), 1, now), { fault: 'clock_not_running' });
  assert.deepEqual(extendDeadline(deadline(), 1, ist('2026-08-10T12:00')), { fault: 'clock_overdue' });
  const resumed = resumeDeadline(stopDeadline(first.deadline, now), now);
  assert.deepEqual(extendDeadline(resumed, 1, now), { fault: 'clock_already_extended' });
});

test('the first end of a deadline counts', () => {
  const met = endDeadline(deadline(), 'met');
  assert.equal(endDeadline(met, 'lapsed').state, 'met');
  assert.equal(endDeadline(endDeadline(deadline(), 'lapsed'), 'met').state, 'lapsed');
  assert.equal(isDue(met, ist('2027-01-01T12:00')), false);
  assert.equal(isDue(deadline(), ist('2026-08-10T12:00')), true);
  assert.equal(isDue(deadline(), ist('2026-08-10T11:59:59.999')), false);
});

test('a dispute stops a deadline, which resumes with the time left, at least three days', () => {
  const end = ist('2026-09-01T12:00');
  same(resumeDeadline(stopDeadline(deadline(), ist('2026-08-04T12:00')), end).dueAt, ist('2026-09-07T12:00'));
  same(resumeDeadline(stopDeadline(deadline(), ist('2026-08-10T11:00')), end).dueAt, ist('2026-09-04T12:00'));
  assert.equal(isDue(stopDeadline(deadline(), ist('2026-08-04T12:00')), end), false);
  assert.equal(stopDeadline(deadline({ state: 'met' }), end).state, 'met');
});

test('downtime moves a deadline once by its whole length, and then out of the night', () => {
  const downtime = { from: ist('2026-08-09T10:00'), to: ist('2026-08-09T16:00') };
  const shifted = shiftByDowntime(deadline(), downtime);
  same(shifted.dueAt, ist('2026-08-10T18:00'));
  same(shiftByDowntime(shifted, downtime).dueAt, ist('2026-08-10T18:00'));
  const again = { from: ist('2026-08-09T18:00'), to: ist('2026-08-09T22:00') };
  same(shiftByDowntime(shifted, again).dueAt, ist('2026-08-11T09:00'));
  const short = { from: downtime.from, to: ist('2026-08-09T10:10') };
  same(shiftByDowntime(deadline(), short).dueAt, deadline().dueAt);
  assert.equal(shiftByDowntime(deadline({ state: 'met' }), downtime).shiftedUntil, undefined);
  const later = deadline({ beganAt: downtime.to });
  same(shiftByDowntime(later, downtime).dueAt, later.dueAt);
  const stopped = stopDeadline(deadline(), ist('2026-08-04T12:00'));
  assert.deepEqual(shiftByDowntime(stopped, downtime).stopped, stopped.stopped);
});

test('no change to an open deadline makes it end earlier', () => {
  type Step = (deadline: Deadline, now: Date) => Deadline;
  const steps: Step[] = [
    (deadline, now) => {
      const extended = extendDeadline(deadline, 3, now);
      return 'deadline' in extended ? extended.deadline : deadline;
    },
    (deadline, now) => shiftByDowntime(deadline, { from: new Date(now.getTime() - 20 * 60_000), to: now }),
    (deadline, now) => resumeDeadline(stopDeadline(deadline, now), new Date(now.getTime() + dayMs)),
  ];
  fc.assert(
    fc.property(zones, fc.array(fc.tuple(fc.nat(2), fc.nat(30 * 60))), (zone, plan) => {
      let now = new Date('2026-08-03T06:30:00Z');
      let running = startDeadline('payment', now, zone, indianWeek);
      for (const [step, minutes] of plan) {
        now = new Date(now.getTime() + minutes * 60_000);
        const next = steps[step]?.(running, now) ?? running;
        assert.ok(next.dueAt >= running.dueAt && isOpen(next));
        running = next;
      }
    }),
  );
});

test('reminders come at half and four fifths, or on the named days, none twice and none late', () => {
  same(remindersOf(deadline())[0]?.at ?? new Date(0), ist('2026-08-07T00:00'));
  same(remindersOf(deadline())[1]?.at ?? new Date(0), ist('2026-08-09T02:24'));
  assert.equal(nextReminder(deadline(), [])?.reminder, 'half');
  assert.equal(nextReminder(deadline(), ['half'])?.reminder, 'four_fifths');
  assert.equal(nextReminder(deadline(), ['four_fifths']), null);
  assert.equal(nextReminder(deadline({ state: 'met' }), []), null);
  same(nextReminder(deadline(), ['first_reminder'], [3, 6])?.at ?? new Date(0), ist('2026-08-09T12:00'));
});

test('silence counts only 24 hours after the second reminder', () => {
  const due = deadline().dueAt;
  assert.equal(silenceCountsFrom(deadline(), [ist('2026-08-06T12:00')]), null);
  same(silenceCountsFrom(deadline(), [ist('2026-08-09T11:00'), ist('2026-08-06T12:00')]) ?? new Date(0), due);
  same(
    silenceCountsFrom(deadline(), [ist('2026-08-06T12:00'), ist('2026-08-10T08:00')]) ?? new Date(0),
    ist('2026-08-11T08:00'),
  );
});

test('reply figures need five answers and are never rounded up', () => {
  const answer = (hours: number | null, inTime = true) => ({
    askedAt: new Date(0),
    answeredAt: hours === null ? null : new Date(hours * hourMs),
    inTime,
  });
  assert.equal(replyFigures([1, 2, 3, 4].map((hours) => answer(hours))), null);
  assert.deepEqual(replyFigures([10, 20, 30, 49, 400].map((hours) => answer(hours))), {
    days: 3,
    percentInTime: 100,
  });
  assert.deepEqual(replyFigures([answer(1), answer(1), answer(1), answer(1), answer(null, false)]), {
    days: 1,
    percentInTime: 80,
  });
  assert.deepEqual(
    replyFigures([answer(1), answer(1), answer(null, false), answer(null, false), answer(null, false)]),
    {
      days: null,
      percentInTime: 40,
    },
  );
});
