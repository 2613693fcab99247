import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { endPairsWhere } from '../conversations/end-pairs.ts';
import type { Core } from '../ground/core.ts';

/**
 * Erases links and numbers 24 hours after the end of their session, or of its time, and what is kept for 24 months. Makes the
 * conversations of a pair read-only 14 days after its last session.
 */
export async function forgetLocations({ db }: Core): Promise<void> {
  await sql`
    update mentoring_sessions set location = '', guardian_phone = '', caller = null
    where (location <> '' or guardian_phone <> '') and starts_at + make_interval(mins => minutes, hours => ${limits.locationHours}) < now()`.execute(
    db,
  );
  await sql`
    update mentoring_sessions set location = '', guardian_phone = '', caller = null
    where (location <> '' or guardian_phone <> '')
      and state in ('cancelled', 'released', 'declined', 'withdrawn', 'lapsed')
      and ended_at < now() - make_interval(hours => ${limits.locationHours})`.execute(db);
  await endPairsWhere(
    db,
    'mentoring',
    sql<boolean>`not exists (
      select from mentoring_sessions as one
      where talk.subject_id = least(mentor_id collate "C", mentee_id collate "C") || ' '
          || greatest(mentor_id collate "C", mentee_id collate "C")
        and confirmed_at is not null and (
          state = 'confirmed'
          or greatest(starts_at, coalesce(ended_at, starts_at)) > now() - make_interval(days => ${limits.conversationDays})
        )
    )`,
  );
  await sql`
    delete from mentoring_sessions as one
    where one.ended_at < now() - make_interval(months => ${limits.keptMonths}) and not exists (
      select from mentoring_sessions as later
      where later.mentor_id = one.mentor_id and later.mentee_id = one.mentee_id
        and coalesce(later.ended_at, now()) >= now() - make_interval(months => ${limits.keptMonths})
    )`.execute(db);
}
