import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { passTime } from '#core/agreements/ends/pass-time.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import { noteReminder } from '#core/deadlines/note-reminder.ts';
import { sendReminders } from '#core/deadlines/send-reminders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { type Sides, sidesOf } from './agreements.ts';
import { acceptedAt, activeInPast, didAt } from './past-agreements.ts';

/** A moment so many days from now. */
export const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** Causes and conversions that were stated some time ago, with their deadlines. */
export function statementsWorld(core: TestCore) {
  /** Twelve of 48 months or more have not vested, and the project may state a cause. */
  async function promised(): Promise<Sides & { id: string }> {
    const between = await sidesOf(core, 'Asha Kale');
    const id = await activeInPast(core, between, {
      milestones: 2,
      equity: {
        vesting: { kind: 'monthly', months: 48, cliff: 0, startDay: days(-100).slice(0, 10) },
        conversionDay: '2999-01-15',
      },
      terms: { noticeDays: 0, causes: ['Work of others shown as own'] },
    });
    await acceptedAt(core, id, days(-99));
    return { ...between, id };
  }

  /** A cause was stated so many days ago, and its time runs out as it should have. */
  async function claimed(ago: number) {
    const one = await promised();
    await statedBefore(one.id, ago);
    await lookAt(one.id);
    await runsOut(one.id, 'cause_contest');
    return one;
  }

  /** The project states a cause as an older server recorded it: without a deadline. */
  const statedBefore = (id: string, ago: number) =>
    didAt(core, id, days(-ago), 'project', { kind: 'give_notice', cause: 1 });

  async function lookAt(id: string): Promise<void> {
    await sql`update agreements set next_due_at = now() where id = ${id}`.execute(core.db);
    await passTime(core);
  }

  const runsOut = (id: string, kind: string) =>
    sql`update clocks set due_at = now() - interval '1 minute'
      where kind = ${kind} and subject_id like ${`${id}%`} and ended_at is null`.execute(core.db);

  /**
   * The project stated units as shares so many days ago, on a server that set no deadline. The conversion day has passed.
   */
  async function convertedBefore(ago: number): Promise<Sides & { id: string }> {
    const between = await sidesOf(core, 'Asha Kale');
    const id = await activeInPast(core, between, {
      equity: { vesting: { kind: 'at_once' }, conversionDay: days(-3).slice(0, 10), fallbackPrice: 700 },
    });
    await acceptedAt(core, id, days(-ago - 20));
    await didAt(core, id, days(-ago), 'project', {
      kind: 'state_conversion',
      units: 150,
      day: days(-ago).slice(0, 10),
    });
    return { ...between, id };
  }

  const deadlinesOf = (id: string, kind: string) =>
    core.db
      .selectFrom('clocks')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject_id', 'like', `${id}%`)
      .orderBy('began_at')
      .execute();

  async function onlyDeadline(id: string, kind: string) {
    const [deadline, ...more] = await deadlinesOf(id, kind);
    assert.ok(deadline);
    assert.equal(more.length, 0);
    return deadline;
  }

  async function remindedTwice(deadlineId: string, hoursAgo: number): Promise<void> {
    await noteReminder(core, deadlineId);
    await noteReminder(core, deadlineId);
    await sql`update clock_reminders set handed_at = handed_at - make_interval(hours => ${hoursAgo}) where clock_id = ${deadlineId}`.execute(
      core.db,
    );
  }

  async function lapse(): Promise<void> {
    await sendReminders(core);
    await lapseDueDeadlines(core);
    await runReactions(core);
  }

  return {
    promised,
    claimed,
    statedBefore,
    convertedBefore,
    lookAt,
    runsOut,
    deadlinesOf,
    onlyDeadline,
    remindedTwice,
    lapse,
  };
}
