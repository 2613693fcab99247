import type { Selectable } from 'kysely';
import type { MentoringSessionsTable } from '#db/tables/mentoring-sessions.ts';
import type {
  ClaimState,
  MeetingAnswer,
  SessionFacts,
  SessionState,
  Side,
} from '#rules/mentoring/session-states.ts';

export type SessionRow = Selectable<MentoringSessionsTable>;

export function endOf({ starts_at: startsAt, minutes }: Pick<SessionRow, 'starts_at' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/** The facts of a session by which its rules decide. */
export function factsOf(row: SessionRow): SessionFacts {
  return {
    state: row.state as SessionState,
    startsAt: row.starts_at,
    endsAt: endOf(row),
    moved: { mentor: row.mentor_moved, mentee: row.mentee_moved },
    offeredBy: row.offered_by as Side | null,
    said: { mentor: row.mentor_said as MeetingAnswer | '', mentee: row.mentee_said as MeetingAnswer | '' },
    noShow: row.no_show as Side | null,
    claim: row.claim as ClaimState,
    settledAt: row.settled_at,
  };
}

/** The side on which an account takes part; null for everybody else. */
export function sideOf(
  row: Pick<SessionRow, 'mentor_id' | 'mentee_id'>,
  accountId: string | null,
): Side | null {
  if (accountId === null) return null;
  if (row.mentor_id === accountId) return 'mentor';
  return row.mentee_id === accountId ? 'mentee' : null;
}

/** The account on a side; null once it has gone. */
export function accountOn(row: Pick<SessionRow, 'mentor_id' | 'mentee_id'>, side: Side): string | null {
  return side === 'mentor' ? row.mentor_id : row.mentee_id;
}

/** The mentee of a deadline. One under 18 reads of it in another way, with the guardian. */
export function named(
  { is_young: isYoung }: Pick<SessionRow, 'is_young'>,
  accountId: string | null,
): string | null {
  return isYoung ? null : accountId;
}

/** The subject of each event about a session. */
export function subjectOf({ id }: Pick<SessionRow, 'id'>) {
  return { sessionId: id };
}

/** The side that ended it, as one side reads it. That the other side is not available has no cause that one may know. */
export function endedByFor(
  { state, ended_by: endedBy }: { state: string; ended_by: string | null },
  side: Side,
): Side | '' {
  return state === 'released' && endedBy !== side ? '' : ((endedBy ?? '') as Side | '');
}
