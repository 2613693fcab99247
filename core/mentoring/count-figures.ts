import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { mentorRequests } from '../ground/mentor-requests.ts';

const figureDays = 90;

/**
 * Counts the figures of mentors and mentees as of last night: first answers of the last 90 days, and sessions. Only
 * adults take part; a released session counts for no one.
 */
export async function countFigures({ db }: Core): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      create temporary table counted on commit drop as
      with answers as (
        select owed_by as account_id, count(*)::int as answers,
          count(*) filter (where state = 'met')::int as in_time,
          coalesce(ceil(extract(epoch from percentile_cont(0.75) within group (order by ended_at - began_at)
            filter (where state = 'met')) / 86400), 0)::int as usual_days
        from clocks where kind = 'mentoring_answer' and state in ('met', 'lapsed') and owed_by is not null
          and ended_at > now() - make_interval(days => ${figureDays})
          and not exists (select from ${mentorRequests()} as young where young.id = clocks.subject_id and is_young)
        group by owed_by
      ), taught as (
        select mentor_id as account_id, count(*) filter (where state = 'took_place')::int as sessions,
          count(distinct mentee_id) filter (where state = 'took_place')::int as members,
          count(*) filter (where state = 'took_place' or no_show = 'mentee')::int as came,
          count(*) filter (where state in ('took_place', 'no_show'))::int as came_of
        from mentoring_sessions
        where mentor_id is not null and not is_young and state in ('took_place', 'no_show') group by mentor_id
      ), learnt as (
        select mentee_id as account_id,
          count(*) filter (where state = 'took_place' or state = 'no_show' and no_show = 'mentor')::int as mentee_came,
          count(*) filter (where state in ('took_place', 'no_show'))::int as mentee_of,
          count(*) filter (where state = 'cancelled' and is_late and ended_by = 'mentee')::int as mentee_late
        from mentoring_sessions
        where mentee_id is not null and not is_young and state in ('took_place', 'no_show', 'cancelled')
        group by mentee_id
      )
      select account_id, coalesce(answers, 0) as answers, coalesce(in_time, 0) as in_time,
        coalesce(usual_days, 0) as usual_days, coalesce(sessions, 0) as sessions, coalesce(members, 0) as members,
        coalesce(came, 0) as came, coalesce(came_of, 0) as came_of, coalesce(mentee_came, 0) as mentee_came,
        coalesce(mentee_of, 0) as mentee_of, coalesce(mentee_late, 0) as mentee_late
      from answers full join taught using (account_id) full join learnt using (account_id)
      where exists (select from accounts where id = account_id)`.execute(tx);
    await sql`
      insert into mentoring_figures as stored (account_id, answers, in_time, usual_days, sessions, members, came, came_of,
        mentee_came, mentee_of, mentee_late)
      select account_id, answers, in_time, usual_days, sessions, members, came, came_of, mentee_came, mentee_of, mentee_late
      from counted
      on conflict (account_id) do update set answers = excluded.answers, in_time = excluded.in_time,
        usual_days = excluded.usual_days, sessions = excluded.sessions, members = excluded.members,
        came = excluded.came, came_of = excluded.came_of, mentee_came = excluded.mentee_came,
        mentee_of = excluded.mentee_of, mentee_late = excluded.mentee_late`.execute(tx);
    await sql`
      delete from mentoring_figures as stored
      where not exists (select from counted where counted.account_id = stored.account_id)`.execute(tx);
  });
}
