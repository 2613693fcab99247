import { sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { endOfLastDay } from '#rules/mentorships/last-day.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { firstCheckInAt } from '#rules/mentorships/states.ts';
import { keepForPair, stopKeepingPair } from '../../conversations/steps/begin-for-pair.ts';
import { record, type Tx } from '../../ground/events.ts';
import { zonedAt } from '../../ground/zones/zoned.ts';
import { hoursZoneOf } from '../../mentoring/zone-of.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';

/**
 * Begins a held mentorship whose plan both have agreed to. It ends with its last day in the zone of the mentor's hours.
 */
export async function begin(
  tx: Tx,
  one: MentorshipRow,
  { plan, accountId }: { plan: MentorshipPlan; accountId: string },
): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const begunAt = rows[0]?.now ?? new Date();
  const zone = await hoursZoneOf(tx, one.mentor_id);
  const lastDay = zonedAt(begunAt, zone).toPlainDate().add({ weeks: plan.weeks });
  const endsAt = endOfLastDay(lastDay, zone);
  await tx
    .updateTable('mentorships')
    .set({
      state: 'running',
      begun_at: begunAt,
      ends_at: endsAt,
      next_check_in_at: firstCheckInAt(begunAt, plan.everyWeeks),
    })
    .where('id', '=', one.id)
    .execute();
  await keepConversation(tx, one, endsAt);
  await record(tx, { name: 'mentorships.agreed', accountId, subject: subjectOf(one) });
}

const dayMs = 86_400_000;
type Pair = Pick<MentorshipRow, 'mentor_id' | 'mentee_id' | 'is_young'>;

/** The conversation of the two stays open until 14 days after the end. With a mentee under 18 there is none. */
export async function keepConversation(
  tx: Tx,
  { mentor_id: one, mentee_id: other, is_young: isYoung }: Pair,
  endsAt: Date,
): Promise<void> {
  if (one === null || other === null || isYoung) return;
  const until = new Date(endsAt.getTime() + limits.conversationDays * dayMs);
  await keepForPair(tx, { kind: 'mentoring', one, other }, until);
}

export async function stopKeeping(
  tx: Tx,
  { mentor_id: one, mentee_id: other, is_young: isYoung }: Pair,
): Promise<void> {
  if (one !== null && other !== null && !isYoung)
    await stopKeepingPair(tx, { kind: 'mentoring', one, other });
}
