import { isoDate } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Agreed, computeSlots } from '../compute-slots.ts';
import type { MentorRow } from '../row.ts';
import { holdMentors } from './refresh-slots.ts';

/**
 * Holds the mentor's page and checks that a session can start at this moment. The slots are computed again and not read:
 * a stored one may have closed since. Resolves to the page, with the session's length; an agreed session has its own.
 * @throws Refusal `mentoring_slot_taken`, which names the next slot at or after this moment, or else the first one
 */
export async function requireSlot(
  tx: Tx,
  mentorId: string,
  startsAt: Date,
  agreed?: Agreed,
): Promise<MentorRow & { minutes: number; breakMinutes: number }> {
  const [mentor] = await holdMentors(tx, [mentorId]);
  const slots = mentor ? ((await computeSlots(tx, [mentor], agreed)).get(mentorId) ?? []) : [];
  const wanted = startsAt.getTime();
  const minutes = agreed?.minutes ?? mentor?.said.session?.minutes;
  if (!minutes || !mentor?.hours || !slots.some((slot) => slot.startsAt === wanted)) {
    const next = slots.find((slot) => slot.startsAt > wanted) ?? slots[0];
    throw new Refusal('mentoring_slot_taken', next ? { at: isoDate(new Date(next.startsAt)) } : {});
  }
  const { now: _, away_until: __, ...row } = mentor;
  return { ...row, minutes, breakMinutes: mentor.hours.breakMinutes };
}
