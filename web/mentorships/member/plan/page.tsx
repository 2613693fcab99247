import { conversationPaths } from '#contract/conversations/paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { releasedOwn } from '#web/mentoring/texts/en/steps.ts';
import { mentorshipStateWords, planTexts as texts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { Answer } from './answer.tsx';
import { CheckInForm, CheckIns, GoOn } from './check-ins.tsx';
import { Changing, Ended, Reached } from './ending.tsx';
import { Earlier, Plan } from './plan.tsx';
import { Sessions } from './sessions.tsx';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: mentorshipPlanPaths.list, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** A mentorship as one of its two members sees it. */
export default function Mentorship({ loaderData: { one, sessions, left } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <StepOutcome words={(done) => texts.done[done]} shown={shownSteps(one)} shared={stepsOfSession} />
      {left.length > 0 && <p>{texts.sessions.left(left.join(' · '))}</p>}
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <p className="break-words">{texts.row(one.side, one.person)}</p>
        <p className="font-semibold">{turnOf(one)}</p>
      </header>
      <GoOn one={one} />
      <CheckInForm one={one} />
      <Reached one={one} />
      <Ended one={one} />
      <Plan one={one} />
      <Answer one={one} />
      <Sessions one={one} sessions={sessions} />
      <CheckIns one={one} />
      <Earlier one={one} />
      <Changing one={one} />
      <Links one={one} />
    </div>
  );
}

function turnOf(one: MentorshipBody): string {
  const { turn } = texts;
  if (one.state === 'proposed') return one.isOwnTurn ? turn.own(one.dueAt) : turn.other(one.dueAt);
  if (one.state === 'running') return turn.running(one.endsAt);
  if (one.state === 'paused') return turn.paused(one.pausedUntil);
  if (one.state === 'completed') return turn.completed(one.endedAt);
  if (one.state === 'ended') return turn.ended(one.endedAt);
  if (one.state === 'released' && one.endedBy === one.side) return releasedOwn;
  return mentorshipStateWords[one.state];
}

function Links({ one }: { one: MentorshipBody }) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap gap-x-6">
        {one.conversationId && (
          <TextLink to={conversationPaths.conversation(one.conversationId)} className={link}>
            {texts.openTalk}
          </TextLink>
        )}
        {one.person?.handle && (
          <TextLink to={peoplePaths.findPerson(one.person.handle)} className={link}>
            {texts.profile}
          </TextLink>
        )}
      </p>
      {one.can.report && (
        <p className="grid justify-items-start text-small text-soft">
          {texts.reportHow}
          <ReportLink kind="mentorship" id={one.id}>
            {texts.report}
          </ReportLink>
        </p>
      )}
    </div>
  );
}

/** The forms that are on the page, and show themselves why they were not taken. */
function shownSteps({ can, isFull, openCheckIn }: MentorshipBody): string[] {
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
