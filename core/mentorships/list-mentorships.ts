import { sql } from 'kysely';
import type { MentorshipRowBody } from '#contract/mentorships/shapes.ts';
import type { MentorshipState } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { readPosition } from '../ground/read-position.ts';
import { personOnRow } from '../mentoring/person-on-row.ts';
import { sideOf } from '../mentoring/row.ts';
import { youngNameFor } from '../mentoring/still-young.ts';
import { namesShown } from '../people/names-shown.ts';
import { turnOf } from './present.ts';

const pageSize = 20;

const lists = {
  open: sql<boolean>`one.state in ('proposed', 'running', 'paused')`,
  past: sql<boolean>`one.state not in ('proposed', 'running', 'paused')`,
} as const;

type Wanted = { list: keyof typeof lists; after: string };

/**
 * The member's mentorships of both sides, the latest proposal first.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listMentorships(
  { db }: Core,
  member: Member,
  { list, after }: Wanted,
): Promise<{ mentorships: MentorshipRowBody[]; next: string }> {
  const position = readPosition(after);
  const dueOf = (kind: string, part = '') => sql<Date | null>`(
    select due_at from clocks where kind = ${kind} and subject_id = one.id || ${part} and ended_at is null
  )`;
  const rows = await db
    .selectFrom('mentorships as one')
    .leftJoin(namesShown(db, member).as('named'), (join) =>
      join.on(
        sql`case when one.mentor_id = ${member.id} then one.mentee_id else one.mentor_id end`,
        '=',
        sql`named.id`,
      ),
    )
    .leftJoin('people', 'people.account_id', 'named.id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'named.id').on('handles.is_current', '=', true),
    )
    .selectAll('one')
    .select(['named.id as other_id', 'named.name', 'named.is_named', 'named.avatar_id'])
    .select(['handles.handle', 'people.listed'])
    .select(youngNameFor('one', member.id).as('young_name'))
    .select(sql<string>`to_json(one.proposed_at) #>> '{}'`.as('at'))
    .select([
      dueOf('mentorship_answer').as('answer_due_at'),
      dueOf('mentorship_check_in', '.mentor').as('mentor_check_in_due_at'),
      dueOf('mentorship_check_in', '.mentee').as('mentee_check_in_due_at'),
      dueOf('mentorship_go_on', '.mentor').as('mentor_go_on_due_at'),
      dueOf('mentorship_go_on', '.mentee').as('mentee_go_on_due_at'),
    ])
    .where((row) => row.or([row('one.mentor_id', '=', member.id), row('one.mentee_id', '=', member.id)]))
    .where(lists[list])
    .$if(position !== null, (query) =>
      query.where(sql<boolean>`(one.proposed_at, one.id) < (${position?.at}::timestamptz, ${position?.id})`),
    )
    .orderBy('one.proposed_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    mentorships: page.map((row) => {
      const side = sideOf(row, member.id) ?? 'mentee';
      return {
        id: row.id,
        side,
        state: row.state as MentorshipState,
        topic: row.topic,
        endsAt: isoDateOrEmpty(row.ends_at),
        isYoung: row.is_young,
        person: personOnRow(row),
        ...turnOf(row, side),
      };
    }),
    next: rows.length > pageSize && last ? `${last.at} ${last.id}` : '',
  };
}
