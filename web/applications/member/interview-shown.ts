import type { InterviewBody } from '#contract/applications/shapes.ts';
import { type ShownTime, shownTime, zoneName } from '#web/ground/texts/shown-time.ts';

type Side = 'owner' | 'applicant';

/** The times of an interview as the server writes them, in the zones of both sides, and the name of the reader’s. */
export function shownInterview(interview: InterviewBody, side: Side) {
  if (!interview) return null;
  const { owner, applicant } = interview.zones;
  const zones = side === 'owner' ? { own: owner, other: applicant } : { own: applicant, other: owner };
  const shown = (time: string): ShownTime => shownTime(time, zones);
  return {
    at: interview.at ? shown(interview.at) : null,
    times: interview.times.map(shown),
    zone: zoneName(zones.own),
  };
}
export type ShownInterview = NonNullable<ReturnType<typeof shownInterview>>;
