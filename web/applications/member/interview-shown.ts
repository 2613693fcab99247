import type { InterviewBody } from '#contract/applications/shapes.ts';
import { formatMoment } from '#rules/calendar/show.ts';
import { language } from '#web/ground/texts/en/language.ts';

type Side = 'owner' | 'applicant';

/** A moment in the reader's time zone and in the other side's; `other` is empty if both sides share one zone. */
export type ShownTime = { time: string; own: string; other: string };

/**
 * The server writes the times of an interview in words, because browsers name zones differently. If there are two zones, each
 * has its IANA name added, because short names say little.
 */
export function shownInterview(interview: InterviewBody, side: Side) {
  if (!interview) return null;
  const { owner, applicant } = interview.zones;
  const [own, other] = side === 'owner' ? [owner, applicant] : [applicant, owner];
  const isOneZone = own === other;
  const shown = (time: string): ShownTime => {
    const [here, there] = [words(time, own), words(time, other)];
    return isOneZone
      ? { time, own: here, other: '' }
      : { time, own: `${here} (${own})`, other: `${there} (${other})` };
  };
  return { at: interview.at ? shown(interview.at) : null, times: interview.times.map(shown) };
}
export type ShownInterview = NonNullable<ReturnType<typeof shownInterview>>;

function words(time: string, zone: string): string {
  return formatMoment(new Date(time), zone, language);
}
