import { conversationPaths } from '#contract/conversations/paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { StepOutcome } from '#web/applications/member/step-outcome.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { stepsOfSession } from '#web/mentoring/member/session/step-form.tsx';
import { youngSessionTexts } from '#web/mentoring/texts/en/young.ts';
import { planTexts as texts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { CheckIns } from './check-ins.tsx';
import { Ended, Reached } from './ending.tsx';
import { Report, shownSteps, turnOf } from './parts.tsx';
import { Earlier, Plan } from './plan.tsx';
import { Sessions } from './sessions.tsx';

const Asked = onTouch(import.meta.env.SSR ? await import('./asked.tsx') : () => import('./asked.tsx'));
const Changing = onTouch(
  import.meta.env.SSR ? await import('./changing.tsx') : () => import('./changing.tsx'),
);
const Answer = onTouch(import.meta.env.SSR ? await import('./answer.tsx') : () => import('./answer.tsx'));

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
      {one.isYoung && <Report one={one} />}
      {left.length > 0 && <p>{texts.sessions.left(left.join(' · '))}</p>}
      <header className="grid gap-2">
        <h1 className="text-work text-balance break-words hyphens-auto">{one.topic || texts.one}</h1>
        <p className="break-words">
          {one.isYoung && one.side === 'mentor'
            ? youngSessionTexts.with(one.person)
            : texts.row(one.side, one.person)}
        </p>
        <p className="font-semibold">{turnOf(one)}</p>
      </header>
      <Asked one={one} />
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
            {texts.profile(one.person)}
          </TextLink>
        )}
      </p>
      {!one.isYoung && <Report one={one} />}
    </div>
  );
}
