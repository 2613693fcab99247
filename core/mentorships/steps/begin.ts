import { sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { firstCheckInAt } from '#rules/mentorships/states.ts';
import { keepForPair, stopKeepingPair } from '../../conversations/steps/begin-for-pair.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endOfDay, zonedAt } from '../../ground/zones/zoned.ts';
import { zoneOf } from '../../mentoring/zone-of.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';

const minuteMs = 60_000;

/**
 * Begins a held mentorship whose plan both have agreed to. It ends at 23:59 of its last day in the mentor's zone, so that its
 * end shows that day.
 */
export async function begin(
  tx: Tx,
  one: MentorshipRow,
  { plan, accountId }: { plan: MentorshipPlan; accountId: string },
): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const begunAt = rows[0]?.now ?? new Date();
  const zone = await zoneOf(tx, one.mentor_id);
  const lastDay = zonedAt(begunAt, zone).toPlainDate().add({ weeks: plan.weeks });
  const endsAt = new Date(endOfDay(String(lastDay), zone).getTime() - minuteMs);
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

/** The conversation of the two stays open until 14 days after the end. */
export async function keepConversation(
  tx: Tx,
  { mentor_id: one, mentee_id: other }: Pick<MentorshipRow, 'mentor_id' | 'mentee_id'>,
  endsAt: Date,
): Promise<void> {
  if (one === null || other === null) return;
  const until = new Date(endsAt.getTime() + limits.conversationDays * dayMs);
  await keepForPair(tx, { kind: 'mentoring', one, other }, until);
}

export async function stopKeeping(
  tx: Tx,
  { mentor_id: one, mentee_id: other }: Pick<MentorshipRow, 'mentor_id' | 'mentee_id'>,
): Promise<void> {
  if (one !== null && other !== null) await stopKeepingPair(tx, { kind: 'mentoring', one, other });
}
