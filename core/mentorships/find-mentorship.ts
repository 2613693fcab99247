import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import { isReadAlong, youngNameIn } from '../mentoring/still-young.ts';

/** A mentorship with what both sides see of it: zones, conversation, deadlines, and the positions of the mentor. */
export function findMentorship(db: Db, id: string) {
  const dueOf = (kind: string, part = '') => sql<Date | null>`(
    select due_at from clocks where kind = ${kind} and subject_id = one.id || ${part} and ended_at is null
  )`;
  return db
    .selectFrom('mentorships as one')
    .leftJoin('standings as mentor', 'mentor.account_id', 'one.mentor_id')
    .leftJoin('standings as mentee', 'mentee.account_id', 'one.mentee_id')
    .leftJoin('mentors', 'mentors.account_id', 'one.mentor_id')
    .selectAll('one')
    .select([
      sql<string | null>`coalesce(mentors.hours ->> 'zone', mentor.zone)`.as('mentor_zone'),
      'mentee.zone as mentee_zone',
      blockedBetween(sql.ref('one.mentor_id'), sql.ref('one.mentee_id')).as('is_apart'),
    ])
    .select([youngNameIn('one').as('young_name'), isReadAlong('one').as('is_read_along')])
    .select([
      sql<Date>`clock_timestamp()`.as('now'),
      dueOf('mentorship_answer').as('answer_due_at'),
      dueOf('mentorship_check_in', '.mentor').as('mentor_check_in_due_at'),
      dueOf('mentorship_check_in', '.mentee').as('mentee_check_in_due_at'),
      dueOf('mentorship_go_on', '.mentor').as('mentor_go_on_due_at'),
      dueOf('mentorship_go_on', '.mentee').as('mentee_go_on_due_at'),
      sql<boolean>`(
        select count(*) >= coalesce((mentors.said -> 'mentorship' ->> 'positions')::int, 0)
        from mentorships as taken where taken.mentor_id = one.mentor_id and taken.state in ('running', 'paused')
      )`.as('is_full'),
      sql<string | null>`(
        select id from conversations where kind = 'mentoring'
          and subject_id = least(one.mentor_id collate "C", one.mentee_id collate "C") || ' '
            || greatest(one.mentor_id collate "C", one.mentee_id collate "C")
      )`.as('conversation_id'),
    ])
    .where('one.id', '=', id)
    .executeTakeFirst();
}
export type FoundMentorship = NonNullable<Awaited<ReturnType<typeof findMentorship>>>;

/** All versions, the latest first. */
export function findPlans(db: Db, id: string) {
  return db
    .selectFrom('mentorship_plans')
    .selectAll()
    .where('mentorship_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export function findSessions(db: Db, id: string) {
  return db
    .selectFrom('mentoring_sessions')
    .select(['id', 'starts_at', 'minutes', 'state'])
    .where('mentorship_id', '=', id)
    .orderBy('starts_at')
    .execute();
}
export type FoundSessions = Awaited<ReturnType<typeof findSessions>>;

/** With the marks of both sides, the latest first. */
export function findCheckIns(db: Db, id: string) {
  const marksOf = (side: string) => sql<unknown>`(
    select marks from mentorship_marks as said
    where said.mentorship_id = one.mentorship_id and said.number = one.number and said.side = ${side}
  )`;
  return db
    .selectFrom('mentorship_check_ins as one')
    .select(['one.number', 'one.opened_at', 'one.mentor_state', 'one.mentee_state'])
    .select([marksOf('mentor').as('mentor_marks'), marksOf('mentee').as('mentee_marks')])
    .where('one.mentorship_id', '=', id)
    .orderBy('one.number', 'desc')
    .execute();
}
export type FoundCheckIns = Awaited<ReturnType<typeof findCheckIns>>;

export function findOutcomes(db: Db, id: string) {
  return db
    .selectFrom('mentorship_outcomes')
    .select(['side', 'text'])
    .where('mentorship_id', '=', id)
    .execute();
}
export type FoundOutcomes = Awaited<ReturnType<typeof findOutcomes>>;
