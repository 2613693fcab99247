import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { planFormTexts as texts } from '#web/mentorships/texts/en/forms.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlanForm } from '../plan-form.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.propose,
  up: { to: mentoringPaths.mentoring, label: planTexts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.propose,
    description: texts.proposeDescription,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** The plan of a mentorship with the other side of a session. */
export default function Propose({ loaderData: start }: Route.ComponentProps) {
  const link = 'inline-flex min-h-11 items-center justify-self-start';
  const isBarred = start.bar !== '';
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.propose}</h1>
        <p className="break-words">{planTexts.with(start.person)}</p>
        {start.topic && <p className="text-small break-words text-soft">{texts.about(start.topic)}</p>}
        <TextLink to={mentoringPaths.session(start.sessionId)} className={link}>
          {texts.toSession}
        </TextLink>
      </header>
      {isBarred ? (
        <EmptyState>
          <p>{start.bar}</p>
          {start.isOpen && start.mentorshipId && (
            <p className="mt-2">
              <TextLink to={mentorshipPlanPaths.plan(start.mentorshipId)} className={link}>
                {texts.toOpen}
              </TextLink>
            </p>
          )}
        </EmptyState>
      ) : (
        <PlanForm plan={start.plan} how={texts.how} />
      )}
    </div>
  );
}
