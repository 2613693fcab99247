import { sql } from 'kysely';
import { mentorLimits } from '#contract/mentors/limits.ts';
import type { Core } from '../ground/core.ts';

/** Counts the open pages for the public page. A count below its limit is stored as 0, so that it says nothing of a few. */
export async function countMentors({ db }: Core): Promise<void> {
  const { publicTopic, publicCount } = mentorLimits;
  await sql`
    with counted as (
      select
        (select count(*) from mentors where listed) as mentors,
        (select count(*) from mentor_slots join mentors using (account_id) where listed and closes_at > now()) as slots,
        (
          select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'mentors', mentors)
            order by mentors desc, topic), '[]')
          from (
            select topic, count(*) as mentors
            from mentors, jsonb_array_elements_text(said -> 'topics') as topic
            where listed group by topic having count(*) >= ${publicTopic}
            order by 2 desc, 1 limit 60
          ) as frequent
        ) as topics
    ), shown as (
      select case when mentors >= ${publicCount} then mentors else 0 end as mentors,
        case when slots >= ${publicCount} then slots else 0 end as slots, topics
      from counted
    )
    insert into mentor_counts (id, mentors, slots, topics) select 1, mentors, slots, topics from shown
    on conflict (id) do update
      set mentors = excluded.mentors, slots = excluded.slots, topics = excluded.topics,
        version = mentor_counts.version + 1
      where (mentor_counts.mentors, mentor_counts.slots, mentor_counts.topics)
        is distinct from (excluded.mentors, excluded.slots, excluded.topics)`.execute(db);
}
