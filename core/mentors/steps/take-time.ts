import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { duringOf, isTaken } from '../is-taken.ts';
import { refreshSlots } from './refresh-slots.ts';

export type TakenTime = {
  accountId: string;
  from: Date;
  until: Date;
  /** The kind of thing that takes it: a session, an office hour. */
  what: string;
  subjectId: string;
  side: 'mentor' | 'mentee';
  /** A mentor's time is held with the break after it. */
  breakMinutes: number;
  /** Named in the member's own calendar, where no session of two takes the time. */
  title?: string;
};

/**
 * Takes a time of a member and closes the slots that it touches. The caller has locked the account, so that of two who take
 * one time the second is refused; the constraint of the table is there for those who have not.
 * @throws Refusal `mentoring_time_taken`
 */
export async function takeTime(tx: Tx, taken: TakenTime): Promise<void> {
  const { accountId, until, what, subjectId, side, title = '' } = taken;
  if (await isTaken(tx, taken)) throw new Refusal('mentoring_time_taken');
  const during = duringOf(taken);
  try {
    await tx
      .insertInto('booked_times')
      .values({
        id: newId(),
        account_id: accountId,
        during,
        ends_at: until,
        what,
        subject_id: subjectId,
        side,
        title,
      })
      .execute();
  } catch (error) {
    if (isOverlap(error)) throw new Refusal('mentoring_time_taken');
    throw error;
  }
  await refreshSlots(tx, accountId);
}

function isOverlap(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23P01';
}
