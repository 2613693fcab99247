import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { reportUnder18 } from '#web/mentoring/texts/en/report-under-18.ts';
import { releasedOwn } from '#web/mentoring/texts/en/steps.ts';
import { mentorshipStateWords, planTexts as texts } from '#web/mentorships/texts/en/plans.ts';

/** How a mentorship stands, in one sentence. */
export function turnOf(one: MentorshipBody): string {
  const { turn } = texts;
  if (one.state === 'proposed') return one.isOwnTurn ? turn.own(one.dueAt) : turn.other(one.dueAt);
  if (one.state === 'running') return turn.running(one.endsAt);
  if (one.state === 'paused') return turn.paused(one.pausedUntil);
  if (one.state === 'completed') return turn.completed(one.endedAt);
  if (one.state === 'ended') return turn.ended(one.endedAt);
  if (one.state === 'released' && one.endedBy === one.side) return releasedOwn;
  return mentorshipStateWords[one.state];
}

export function Report({ one }: { one: MentorshipBody }) {
  if (!one.can.report) return null;
  return (
    <p className="grid justify-items-start text-small text-soft">
      {one.isYoung && one.side === 'mentee' ? reportUnder18 : texts.reportHow}
      <ReportLink kind="mentorship" id={one.id}>
        {texts.report}
      </ReportLink>
    </p>
  );
}

/** The forms that are on the page, and show themselves why they were not taken. */
export function shownSteps({ can, isFull, openCheckIn }: MentorshipBody): string[] {
  return [
    ...(can.answer ? ['decline', ...(isFull ? [] : ['agree'])] : []),
    ...(can.withdraw ? ['withdraw'] : []),
    ...(can.pause ? ['pause'] : []),
    ...(can.resume ? ['resume'] : []),
    ...(can.end ? ['end'] : []),
    ...(can.goOn ? ['goOn'] : []),
    ...(can.sayReached ? ['reached'] : []),
    ...(openCheckIn > 0 ? ['checkIn'] : []),
  ];
}
