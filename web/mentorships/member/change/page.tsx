import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { planFormTexts as texts } from '#web/mentorships/texts/en/forms.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { PlanForm } from '../plan-form.tsx';
import type { Route } from './+types/page';

export { shouldRevalidate } from '#web/forms/conflict-shows-changes.ts';
export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.change,
  up: { to: mentoringPaths.mentoring, label: planTexts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.change,
    description: texts.changeDescription,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** Another plan in answer to the one that stands, which it begins with. */
export default function Change({ loaderData: { one } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.change}</h1>
        <p className="break-words">{planTexts.with(one.person)}</p>
        <TextLink
          to={mentorshipPlanPaths.plan(one.id)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.toPlan}
        </TextLink>
      </header>
      <PlanForm plan={one.plan} how={texts.changeHow} version={one.version} />
    </div>
  );
}
