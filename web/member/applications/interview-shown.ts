import type { InterviewBody } from '#contract/application-shapes.ts';
import { formatMoment } from '#contract/calendar/show.ts';
import { language } from '#texts/language.ts';

type Side = 'owner' | 'applicant';

/** A moment on the clock of whoever reads it, and on that of the other side; empty where both show the same. */
export type ShownTime = { time: string; own: string; other: string };

/** The times of an interview in words, made by the server: browsers do not name every zone alike. */
export function shownInterview(interview: InterviewBody, side: Side) {
  if (!interview) return null;
  const { owner, applicant } = interview.zones;
  const [own, other] = side === 'owner' ? [owner, applicant] : [applicant, owner];
  const shown = (time: string): ShownTime => ({
    time,
    own: words(time, own),
    other: words(time, own) === words(time, other) ? '' : words(time, other),
  });
  return { at: interview.at ? shown(interview.at) : null, times: interview.times.map(shown) };
}
export type ShownInterview = NonNullable<ReturnType<typeof shownInterview>>;

/** With its place, where the short name of the zone says little. */
function words(time: string, zone: string): string {
  return `${formatMoment(new Date(time), zone, language)} (${zone})`;
}
