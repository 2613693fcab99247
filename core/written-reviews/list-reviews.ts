import { sql } from 'kysely';
import type { MentoringList } from '#contract/mentoring/limits.ts';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { ReviewRowBody } from '#contract/written-reviews/shapes.ts';
import { goingStates, type ReviewState } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { readPosition, writePosition } from '../ground/read-position.ts';
import { sideOf } from '../mentoring/row.ts';
import { ofAccount } from '../mentoring/session-scopes.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { turnOf } from './present.ts';
import { isStillYoung, readsAsYoung, youngFirstName } from './still-young.ts';

const pageSize = 20;

const holds = {
  waiting: sql<boolean>`state = 'asked'`,
  ahead: sql<boolean>`state in ('accepted', 'answered')`,
  past: sql<boolean>`state <> all(${[...goingStates]}::text[])`,
} as const;

type Wanted = { list: MentoringList; after: string };

/**
 * The member’s reviews of both sides, the newest first.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listReviews(
  { db }: Core,
  member: Member,
  { list, after }: Wanted,
): Promise<{ reviews: ReviewRowBody[]; next: string }> {
  const position = readPosition(after);
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('written_reviews')
        .selectAll()
        .select([isStillYoung.as('is_still_young'), readsAsYoung().as('reads_as_young')])
        .select(youngFirstName().as('young_name'))
        .where(ofAccount(member.id))
        .where(holds[list])
        .$if(position !== null, (query) =>
          query.where(
            sql<boolean>`(date_trunc('milliseconds', asked_at), id) < (${position?.at}::timestamptz, ${position?.id})`,
          ),
        )
        .orderBy(sql`date_trunc('milliseconds', asked_at)`, 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .as('one'),
    )
    .leftJoin(namesShown(db, member).as('named'), (join) =>
      join.on(
        sql`case when one.mentor_id = ${member.id} then one.mentee_id else one.mentor_id end`,
        '=',
        sql`named.id`,
      ),
    )
    .leftJoin('clocks', (join) =>
      join
        .onRef('clocks.subject_id', '=', 'one.id')
        .on('clocks.kind', 'in', ['mentoring_answer', 'review_due', 'review_ask_back'])
        .on('clocks.ended_at', 'is', null),
    )
    .selectAll('one')
    .select(['named.id as other_id', 'named.name', 'named.is_named', 'named.avatar_id', 'clocks.due_at'])
    .orderBy(sql`date_trunc('milliseconds', one.asked_at)`, 'desc')
    .orderBy('one.id', 'desc')
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    reviews: page.map((row) => {
      const side = sideOf(row, member.id) ?? 'mentee';
      const isYoung = side === 'mentor' ? row.reads_as_young : row.is_still_young;
      const { other_id: id, is_named: isNamed, name, avatar_id: avatarId } = row;
      const named =
        id === null
          ? null
          : presentNamed({ id, is_named: isNamed ?? false, name: name ?? '', avatar_id: avatarId });
      return {
        id: row.id,
        side,
        state: row.state as ReviewState,
        work: row.work as ReviewedWork,
        topic: row.topic,
        isYoung,
        person:
          isYoung && side === 'mentor'
            ? { id: '', name: row.young_name }
            : { id: named?.id ?? '', name: named?.name ?? '' },
        askedAt: isoDate(row.asked_at),
        ...turnOf(row.due_at, side),
      };
    }),
    next: rows.length > pageSize && last ? writePosition(last.asked_at, last.id) : '',
  };
}
