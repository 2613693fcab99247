import { sql } from 'kysely';
import type { Side } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';
import type { Tx } from '../../ground/events.ts';
import type { Seer } from '../../ground/may-see.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAskable } from '../../mentoring/steps/require-askable.ts';
import { requireBothThere } from './require-both-there.ts';
import { requirePosition } from './require-position.ts';

const { restDays } = mentorshipLimits;

type Pair = { mentorId: string; menteeId: string; side: Side; isYoung?: boolean };
type Asking = Extract<Seer, { kind: 'member' }>;

/**
 * The mentor's settings, where a member can propose a mentorship in a pair now. After a decline both rest; after a withdrawal
 * or a lapse only the side whose plan it was, since each proposal sends an email.
 * @throws Refusal `mentoring_not_available`, `mentorship_not_met`, `mentorship_open`, `mentorship_declined_lately` with the
 * day; each of `requirePosition`, and for a mentee of `requireAskable`
 */
export async function requireProposable(tx: Tx, member: Asking, pair: Pair) {
  const { mentorId, menteeId, side, isYoung = false } = pair;
  const otherId = side === 'mentor' ? menteeId : mentorId;
  await requireBothThere(tx, { memberId: member.id, otherId, isYoung, menteeId });
  const { rows } = await sql<{
    has_met: boolean;
    has_open: boolean;
    rests_until: Date | null;
    now: Date;
  }>`
    with here as (
      select state, ended_at, case proposed_by when 'mentor' then mentor_id else mentee_id end as proposer_id
      from mentorships
      where (mentor_id, mentee_id) in ((${mentorId}, ${menteeId}), (${menteeId}, ${mentorId}))
    )
    select exists (
        select from mentoring_sessions
        where mentor_id = ${mentorId} and mentee_id = ${menteeId} and state = 'took_place'
      ) as has_met,
      exists (select from here where state in ('proposed', 'running', 'paused')) as has_open,
      (
        select max(ended_at + make_interval(days => case state
          when 'declined' then ${restDays.declined}::int
          when 'withdrawn' then ${restDays.withdrawn}::int
          else ${restDays.lapsed}::int end))
        from here where state = 'declined' or (state in ('withdrawn', 'lapsed') and proposer_id = ${member.id})
      ) as rests_until,
      clock_timestamp() as now`.execute(tx);
  const [facts] = rows;
  if (!facts?.has_met) throw new Refusal('mentorship_not_met');
  if (facts.has_open) throw new Refusal('mentorship_open');
  if (facts.rests_until && facts.rests_until > facts.now)
    throw new Refusal('mentorship_declined_lately', { on: facts.rests_until.toISOString().slice(0, 10) });
  if (side === 'mentee') await requireAskable(tx, member, mentorId, 'mentorship');
  return requirePosition(tx, mentorId, { isNew: true });
}
