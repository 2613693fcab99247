import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { describeSessions } from './deadlines.ts';
import { ownSessions } from './starts.ts';
import { isOfYoung } from './still-young.ts';

const stepDays = 7;

/** A session is over: the member says whether it took place. */
const meeting: OpenStep = {
  kind: 'mentoring_meeting',
  describe: describeSessions,
  mine: {
    start: ownSessions,
    select: (accountId) => sql`
      select one.id as subject_id, one.starts_at + make_interval(mins => one.minutes) as since,
        one.starts_at + make_interval(mins => one.minutes, hours => ${limits.claimHours}) as due_at
      from mentoring_sessions as one
      where one.state = 'confirmed' and one.claim = '' and not ${isOfYoung('one', accountId)} and (
        one.mentor_id = ${accountId} and one.mentor_said = '' or one.mentee_id = ${accountId} and one.mentee_said = ''
      ) and one.starts_at + make_interval(mins => one.minutes) <= now()
        and one.starts_at + make_interval(mins => one.minutes, hours => ${limits.claimHours}) > now()`,
  },
};

/** A next step with a day, from a week before that day on. */
const nextStep: OpenStep = {
  kind: 'mentoring_next_step',
  describe: describeSessions,
  mine: {
    start: ownSessions,
    select: (accountId) => sql`
      select one.id as subject_id, min(step.written_at) as since,
        min(((step.due_on + 1)::timestamp at time zone coalesce(
          (select zone from standings where account_id = ${accountId}), 'Asia/Kolkata'
        )) - interval '1 minute') as due_at
      from mentoring_sessions as one join mentoring_steps as step on step.session_id = one.id
      where (one.mentor_id = ${accountId} and step.who = 'mentor' or one.mentee_id = ${accountId} and step.who = 'mentee')
        and not ${isOfYoung('one', accountId)} and step.done_at is null and step.due_on <= current_date + ${stepDays}::int
      group by one.id`,
  },
};

export const mentoringSteps: readonly OpenStep[] = [meeting, nextStep];
