import { sql } from 'kysely';
import type { MentoringList } from '#contract/mentoring/limits.ts';
import type { SessionRowBody } from '#contract/mentoring/shapes.ts';
import type { SessionState } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { readPosition, writePosition } from '../ground/read-position.ts';
import { namesShown } from '../people/names-shown.ts';
import { personOnRow } from './person-on-row.ts';
import { turnOf } from './present.ts';
import { sideOf } from './row.ts';
import { youngNameFor } from './still-young.ts';

const pageSize = 20;

/** Which sessions stand in each list, and in which order of their start. */
const lists = {
  waiting: { holds: sql<boolean>`state = 'asked'`, direction: 'asc' },
  ahead: { holds: sql<boolean>`state = 'confirmed'`, direction: 'asc' },
  past: { holds: sql<boolean>`state not in ('asked', 'confirmed')`, direction: 'desc' },
} as const;

type Wanted = { list: MentoringList; after: string };

/**
 * The member's sessions of both sides, in the order of their start.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listSessions(
  { db }: Core,
  member: Member,
  { list, after }: Wanted,
): Promise<{ sessions: SessionRowBody[]; next: string }> {
  const { holds, direction } = lists[list];
  const position = readPosition(after);
  const dueOf = (kind: string) => sql<Date | null>`(
    select due_at from clocks where kind = ${kind} and subject_id = one.id and ended_at is null
  )`;
  const passed = position && sql`(${position.at}::timestamptz, ${position.id})`;
  const rows = await db
    .selectFrom('mentoring_sessions as one')
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
    .select(youngNameFor('one', member.id).as('young_name'))
    .select(['named.id as other_id', 'named.name', 'named.is_named', 'named.avatar_id'])
    .select(['handles.handle', 'people.listed'])
    .select([
      dueOf('mentoring_answer').as('answer_due_at'),
      dueOf('mentoring_move').as('move_due_at'),
      dueOf('no_show_contest').as('contest_due_at'),
    ])
    .where((row) => row.or([row('one.mentor_id', '=', member.id), row('one.mentee_id', '=', member.id)]))
    .where(holds)
    .$if(passed !== null, (query) =>
      query.where(
        direction === 'asc'
          ? sql<boolean>`(starts_at, one.id) > ${passed}`
          : sql<boolean>`(starts_at, one.id) < ${passed}`,
      ),
    )
    .orderBy('starts_at', direction)
    .orderBy('one.id', direction)
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    sessions: page.map((row) => {
      const side = sideOf(row, member.id) ?? 'mentee';
      return {
        id: row.id,
        side,
        state: row.state as SessionState,
        startsAt: isoDate(row.starts_at),
        minutes: row.minutes,
        topic: row.topic,
        isYoung: row.is_young,
        person: personOnRow(row),
        ...turnOf(row, side),
      };
    }),
    next: rows.length > pageSize && last ? writePosition(last.starts_at, last.id) : '',
  };
}
