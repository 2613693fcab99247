import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { StoredLocation } from '../stored-location.ts';
import { book } from './book.ts';
import { confirm } from './confirm.ts';

type Agreed = {
  mentorId: string;
  menteeId: string;
  mentorshipId: string;
  /** The mentee was under 18 when the plan was proposed. */
  isYoung: boolean;
  topic: string;
  startsAt: Date;
  minutes: number;
  breakMinutes: number;
  where: StoredLocation;
};

/**
 * Books a session of a mentorship, confirmed at once and without a question. Both sides get its calendar entry: the event names
 * no member who did it. The caller holds both accounts and has checked
 * that both are free.
 */
export async function bookAgreed(tx: Tx, agreed: Agreed): Promise<string> {
  const one = await tx
    .insertInto('mentoring_sessions')
    .values({
      id: newId(),
      mentor_id: agreed.mentorId,
      mentee_id: agreed.menteeId,
      mentorship_id: agreed.mentorshipId,
      state: 'asked',
      topic: agreed.topic,
      question: '',
      starts_at: agreed.startsAt,
      minutes: agreed.minutes,
      break_minutes: agreed.breakMinutes,
      is_young: agreed.isYoung,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await book(tx, one);
  await confirm(tx, one, { where: agreed.where, accountId: null });
  return one.id;
}
