import { sql } from 'kysely';
import type { NoShowAppealBody } from '#contract/mentoring/desk-calls.ts';
import type { Db } from '#db/connect.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';

/** Appeals as the desk reads them. */
export function findAppeals(db: Db) {
  return db
    .selectFrom('mentoring_appeals as appeal')
    .innerJoin('mentoring_sessions as session', 'session.id', 'appeal.session_id')
    .leftJoin('accounts as mentor', 'mentor.id', 'session.mentor_id')
    .leftJoin('accounts as mentee', 'mentee.id', 'session.mentee_id')
    .leftJoin('clocks', (join) =>
      join.onRef('clocks.subject_id', '=', 'session.id').on('clocks.kind', '=', 'no_show_appeal'),
    )
    .select(['session.id', 'session.mentor_id', 'session.mentee_id', 'session.starts_at', 'session.minutes'])
    .select(['session.no_show', 'appeal.account_id', 'appeal.words', 'appeal.appealed_at'])
    .select(['appeal.outcome', 'appeal.reason', 'clocks.due_at'])
    .select(['mentor.name as mentor_name', 'mentee.name as mentee_name'])
    .select(sql<boolean>`coalesce(appeal.outcome = '' and clocks.due_at <= now(), false)`.as('is_late'));
}

type Found = Awaited<ReturnType<ReturnType<typeof findAppeals>['executeTakeFirstOrThrow']>>;

export function presentAppeal(row: Found, { id }: Pick<Member, 'id'>): NoShowAppealBody {
  const isMentor = row.account_id === row.mentor_id;
  const [own, other] = isMentor ? [row.mentor_name, row.mentee_name] : [row.mentee_name, row.mentor_name];
  return {
    $id: row.id,
    name: own ?? '',
    other: other ?? '',
    side: (isMentor ? 'mentor' : 'mentee') satisfies Side,
    startsAt: isoDate(row.starts_at),
    minutes: row.minutes,
    words: row.words,
    appealedAt: isoDate(row.appealed_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late,
    outcome: row.outcome as NoShowAppealBody['outcome'],
    reason: row.reason,
    bar: id === row.mentor_id || id === row.mentee_id ? 'own' : '',
  };
}

/** @throws Refusal `mentoring_appeal_unknown` */
export async function findAppeal(
  db: Db,
  administrator: Member,
  sessionId: string,
): Promise<NoShowAppealBody> {
  const row = await findAppeals(db).where('session.id', '=', sessionId).executeTakeFirst();
  if (!row) throw new Refusal('mentoring_appeal_unknown');
  return presentAppeal(row, administrator);
}
