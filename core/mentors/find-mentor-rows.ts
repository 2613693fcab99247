import { sql } from 'kysely';
import type { MentorRowBody } from '#contract/mentors/find-calls.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { kindsOf } from './kinds-of.ts';

type Row = { account_id: string; said: MentorSaid; next: Date | null; fitting: Date | null };

/** The mentors among these whom `actor` may see, as lists show them, by account id. */
export async function findMentorRows(
  core: Core,
  actor: Actor,
  ids: readonly string[],
  bits: string | null,
): Promise<Map<string, MentorRowBody>> {
  if (ids.length === 0) return new Map();
  const people = await findPersonRows(core, actor, ids);
  const cell = sql`(extract(epoch from starts_at)::bigint / 900 % 5376)::integer`;
  const slots = sql`from mentor_slots where mentor_slots.account_id = mentors.account_id and closes_at > now()`;
  const fitting =
    bits === null
      ? sql`null::timestamptz`
      : sql`(select min(starts_at) ${slots} and get_bit(${bits}::bit(5376), ${cell}) = 1)`;
  const { rows } = await sql<Row>`
    select mentors.account_id, mentors.said, ${fitting} as fitting,
      case when next_closes_at > now() then next_at else (select min(starts_at) ${slots}) end as next
    from mentors
    where mentors.account_id = any(${ids}::text[]) and mentors.listed`.execute(core.db);
  return new Map(
    rows.flatMap(({ account_id: id, said, next, fitting }): [string, MentorRowBody][] => {
      const person = people.get(id);
      if (!person) return [];
      const { topics, languages } = said;
      const slots = { next: isoDateOrEmpty(next), fitting: isoDateOrEmpty(fitting) };
      return [[id, { person, topics, languages, kinds: kindsOf(said), ...slots }]];
    }),
  );
}
