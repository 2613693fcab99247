import { sql } from 'kysely';
import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { findGrounds, lacksOf } from './find-lacks.ts';
import { canOf } from './policy.ts';
import { type MentorRow, rowOf } from './row.ts';

type Facts = {
  handle: string | null;
  slots: number;
  next_slot: Date | null;
  asked_review_at: Date | null;
  due_at: Date | null;
  is_late: boolean;
  returned_for: string | null;
  answer_by: Date | null;
};

/** The member's own page as it stands, and what it lacks. */
export async function showOwn(db: Db, accountId: string): Promise<OwnMentorBody> {
  const found = await db
    .selectFrom('mentors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const row: MentorRow | undefined = found && rowOf(found);
  const facts = await findFacts(db, accountId);
  return {
    state: row?.state ?? '',
    version: row?.version ?? 0,
    said: row?.said ?? null,
    proposed: row?.proposed ?? null,
    pause: row?.pause ?? '',
    pausedUntil: row?.paused_until ?? '',
    review: facts.asked_review_at && {
      askedAt: isoDate(facts.asked_review_at),
      dueAt: isoDateOrEmpty(facts.due_at),
      isLate: facts.is_late,
    },
    returnedFor: facts.returned_for ?? '',
    lacks: lacksOf(await findGrounds(db, accountId), row),
    removedFor: row?.removal_reason ?? '',
    barredUntil: isoDateOrEmpty(row?.barred_until ?? null),
    answerBy: isoDateOrEmpty(facts.answer_by),
    handle: facts.handle ?? '',
    slots: facts.slots,
    nextSlot: isoDateOrEmpty(facts.next_slot),
    can: canOf(row),
  };
}

async function findFacts(db: Db, accountId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select handle from handles where account_id = ${accountId} and is_current) as handle,
      (select count(*)::int from mentor_slots where account_id = ${accountId} and closes_at > now()) as slots,
      (select min(starts_at) from mentor_slots where account_id = ${accountId} and closes_at > now()) as next_slot,
      waiting.asked_at as asked_review_at, clock.due_at, coalesce(clock.due_at <= now(), false) as is_late,
      (
        select case when state = 'returned' then reason end from mentor_reviews
        where account_id = ${accountId} order by asked_at desc, id desc limit 1
      ) as returned_for,
      (
        select due_at from clocks
        where kind = 'still_mentoring' and subject_id = ${accountId} and ended_at is null
      ) as answer_by
    from (select) one
    left join mentor_reviews as waiting on waiting.account_id = ${accountId} and waiting.state = 'waiting'
    left join clocks as clock on clock.kind = 'mentor_page_review' and clock.subject_id = waiting.id`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error('The database gave no row.');
  return facts;
}
