import { sql } from 'kysely';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { isOfYoung } from '../mentoring/still-young.ts';
import { describeMentorships } from './deadlines.ts';
import { ownMentorships } from './starts.ts';

/** A mentorship is over: the member writes what was reached, within seven days. */
const outcome: OpenStep = {
  kind: 'mentorship_outcome',
  describe: describeMentorships,
  mine: {
    start: ownMentorships,
    select: (accountId) => sql`
      select one.id as subject_id, one.ended_at as since,
        one.ended_at + make_interval(days => ${limits.reachedDays}) as due_at
      from mentorships as one
      where (one.mentor_id = ${accountId} or one.mentee_id = ${accountId}) and one.state in ('completed', 'ended')
        and not ${isOfYoung('one', accountId)}
        and one.reached_at is null and one.ended_at > now() - make_interval(days => ${limits.reachedDays})
        and not ${blockedBetween(sql.ref('one.mentor_id'), sql.ref('one.mentee_id'))}
        and not exists (
          select from mentorship_outcomes as said where said.mentorship_id = one.id
            and said.side = case when one.mentor_id = ${accountId} then 'mentor' else 'mentee' end
        )`,
  },
};

export const mentorshipSteps: readonly OpenStep[] = [outcome];
