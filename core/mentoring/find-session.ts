import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import { isLiveShown, isReadAlong, youngNameIn } from './still-young.ts';

/** A session with what both sides see of it: zones, project, conversation, deadlines, appeal and thanks. */
export function findSession(db: Db, id: string) {
  const dueOf = (kind: string) => sql<Date | null>`(
    select due_at from clocks where kind = ${kind} and subject_id = session.id and ended_at is null
  )`;
  return db
    .selectFrom('mentoring_sessions as session')
    .leftJoin('projects', 'projects.id', 'session.project_id')
    .leftJoin('mentoring_appeals as appeal', 'appeal.session_id', 'session.id')
    .leftJoin('standings as mentor', 'mentor.account_id', 'session.mentor_id')
    .leftJoin('standings as mentee', 'mentee.account_id', 'session.mentee_id')
    .leftJoin('mentoring_thanks as thanks', (join) =>
      join
        .onRef('thanks.mentor_id', '=', 'session.mentor_id')
        .onRef('thanks.mentee_id', '=', 'session.mentee_id'),
    )
    .leftJoin('mentoring_figures as figures', 'figures.account_id', 'session.mentee_id')
    .leftJoin('mentors as page', 'page.account_id', 'session.mentor_id')
    .selectAll('session')
    .select([youngNameIn('session').as('young_name'), isReadAlong('session').as('is_read_along')])
    .select(isLiveShown('session').as('is_live_shown'))
    .select(
      sql<boolean>`coalesce(page.state = 'open' and jsonb_typeof(page.said -> 'mentorship') = 'object', false)`.as(
        'offers_mentorship',
      ),
    )
    .select(['projects.slug as project_slug', 'projects.name as project_name'])
    .select([
      'appeal.outcome as appeal_outcome',
      'appeal.reason as appeal_reason',
      'appeal.account_id as appealed_by',
    ])
    .select(['mentor.zone as mentor_zone', 'mentee.zone as mentee_zone'])
    .select(['thanks.id as thanks_id', 'thanks.text as thanks_text', 'thanks.state as thanks_state'])
    .select(['figures.mentee_came', 'figures.mentee_of', 'figures.mentee_late'])
    .select([
      sql<Date>`clock_timestamp()`.as('now'),
      blockedBetween(sql.ref('session.mentor_id'), sql.ref('session.mentee_id')).as('is_apart'),
      dueOf('mentoring_answer').as('answer_due_at'),
      dueOf('mentoring_move').as('move_due_at'),
      dueOf('no_show_contest').as('contest_due_at'),
      dueOf('no_show_appeal').as('appeal_due_at'),
      sql<string | null>`(
        select id from conversations where kind = 'mentoring'
          and subject_id = least(session.mentor_id collate "C", session.mentee_id collate "C") || ' '
            || greatest(session.mentor_id collate "C", session.mentee_id collate "C")
      )`.as('conversation_id'),
    ])
    .where('session.id', '=', id)
    .executeTakeFirst();
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function findNotes(db: Db, sessionId: string) {
  return db
    .selectFrom('mentoring_notes')
    .select(['side', 'is_private', 'text', 'version'])
    .where('session_id', '=', sessionId)
    .execute();
}
export type FoundNote = Awaited<ReturnType<typeof findNotes>>[number];

export async function findNextSteps(db: Db, sessionId: string) {
  return db
    .selectFrom('mentoring_steps')
    .select(['id', 'text', 'who', 'by_side', 'done_at'])
    .select(sql<string | null>`due_on::text`.as('due_on'))
    .where('session_id', '=', sessionId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}
export type FoundStep = Awaited<ReturnType<typeof findNextSteps>>[number];

export async function findMessages(db: Db, sessionId: string) {
  return db
    .selectFrom('mentoring_messages')
    .select(['id', 'side', 'text', 'written_at'])
    .where('session_id', '=', sessionId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}
export type FoundMessage = Awaited<ReturnType<typeof findMessages>>[number];

export async function findFiles(db: Db, sessionId: string) {
  return db
    .selectFrom('mentoring_files')
    .select(['id', 'name', 'size'])
    .where('session_id', '=', sessionId)
    .orderBy('sequence')
    .execute();
}
export type FoundFile = Awaited<ReturnType<typeof findFiles>>[number];
