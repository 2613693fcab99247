import { type RawBuilder, sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Limit, Period } from '../ground/kept.ts';

const keptOfPair: Period = `${limits.keptMonths} months`;

/** When the last session of its two members ended, for the row of a session `one`; null while one of theirs is open. */
const pairEnded = sql`(
  select nullif(greatest(
    ended.ended_at, max(coalesce(later.ended_at, 'infinity')) filter (where later.id is not null)
  ), 'infinity')
  from mentoring_sessions as ended
  left join mentoring_sessions as later on later.mentor_id = ended.mentor_id and later.mentee_id = ended.mentee_id
  where ended.ended_at is not null and ended.id = `;

const ofPair = (sessionId: string): Limit => ({
  kept: keptOfPair,
  since: sql`${pairEnded}${sql.ref(sessionId)} group by ended.id)`,
});

export const limitOfSessions = ofPair('one.id');
/** Of a row that goes with its session. */
export const limitWithSession = ofPair('one.session_id');

/** Of a link, a number or an address. */
export const limitOfLocations: Limit = {
  kept: `${limits.locationHours} hours`,
  since: sql`case when one.location <> '' or one.guardian_phone <> '' then least(
    one.starts_at + make_interval(mins => one.minutes),
    case when one.state in ('cancelled', 'released', 'declined', 'withdrawn', 'lapsed') then one.ended_at end
  ) end`,
};

export const limitOfMentoringFiles: Limit = {
  kept: `${limits.fileDays} days`,
  since: sql`(
    select case
      when state in ('declined', 'withdrawn', 'lapsed', 'cancelled', 'released') then ended_at
      else starts_at + make_interval(mins => minutes)
    end
    from mentoring_sessions where id = one.session_id
  )`,
};

/** The last of these moments of a pair, unless one of its sessions or items is open. */
export const lastOfPair = (endedAt: RawBuilder<unknown>, laterOnes: RawBuilder<unknown>) =>
  sql`nullif(greatest(${endedAt}, ${laterOnes}), 'infinity')`;

/** The end of the last session of the two members of the row `ended`, or null without any. */
export const lastSession = sql`(
  select max(coalesce(later.ended_at, 'infinity')) from mentoring_sessions as later
  where later.mentor_id = ended.mentor_id and later.mentee_id = ended.mentee_id
)`;
