import { sessionLimits as limits } from './session-limits.ts';

/** Counts of one member's requests, as of the moment `now`. */
export type MenteeFacts = {
  now: Date;
  isMarked: boolean;
  waiting: number;
  ahead: number;
  requestsInWeek: number;
  /** A request to this mentor waits. */
  waitsWithMentor: boolean;
  /** The last request to this mentor that came to nothing, and how often the mentor declined. */
  lastEnd: { state: 'lapsed' | 'withdrawn' | 'declined'; at: Date } | null;
  declines: number;
  /** Sessions with this mentor from 30 days before the new one to 30 days after it. */
  withMentor: number;
};

export type MenteeLimit =
  | 'mentoring_requests_many'
  | 'mentoring_sessions_many'
  | 'mentoring_requests_week'
  | 'mentoring_request_waits'
  | 'mentoring_asked_lately'
  | 'mentoring_mentor_often';

const dayMs = 86_400_000;

type Found = { code: MenteeLimit; until?: Date } | null;

/** The limit that keeps a member from a new request for a session, and until when where it names a time. */
export function limitOf(facts: MenteeFacts): Found {
  return requestLimitOf(facts) ?? sessionLimitOf(facts);
}

/** The same for a request of any kind. */
export function requestLimitOf(facts: MenteeFacts): Found {
  const { now, isMarked } = facts;
  if (facts.waitsWithMentor) return { code: 'mentoring_request_waits' };
  const again = againAt(facts);
  if (again && again > now) return { code: 'mentoring_asked_lately', until: again };
  if (facts.waiting >= limits.waiting[isMarked ? 'marked' : 'unmarked'])
    return { code: 'mentoring_requests_many' };
  if (facts.requestsInWeek >= limits.requestsAWeek) return { code: 'mentoring_requests_week' };
  return null;
}

function sessionLimitOf(facts: MenteeFacts): Found {
  if (facts.ahead >= limits.ahead[facts.isMarked ? 'marked' : 'unmarked'])
    return { code: 'mentoring_sessions_many' };
  if (facts.withMentor >= limits.withOneMentor) return { code: 'mentoring_mentor_often' };
  return null;
}

/** When a member can ask the same mentor again. */
function againAt({ lastEnd, declines }: MenteeFacts): Date | null {
  if (!lastEnd) return null;
  const { declined, declinedTwice } = limits.restDays;
  const days =
    lastEnd.state === 'declined'
      ? declines >= 2
        ? declinedTwice
        : declined
      : limits.restDays[lastEnd.state];
  return new Date(lastEnd.at.getTime() + days * dayMs);
}

/** Until when two no-shows or late cancellations within 60 days stop new requests; null where they do not. */
export function restOf(strikes: readonly Date[], now: Date): Date | null {
  const sorted = strikes.toSorted((one, other) => other.getTime() - one.getTime());
  const [last, before] = [sorted[0], sorted[limits.strikes - 1]];
  if (!last || !before || last.getTime() - before.getTime() > limits.strikeDays * dayMs) return null;
  const until = new Date(last.getTime() + limits.strikeRestDays * dayMs);
  return until > now ? until : null;
}
