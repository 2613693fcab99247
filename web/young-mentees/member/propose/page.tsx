import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { PlanForm } from '#web/mentorships/member/plan-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { firstPlan, youngPlanTexts as texts } from '#web/young-mentees/texts/en/plan.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: youngPaths.mentors, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** The plan of a member under 18 with the mentor of a session that took place. */
export default function ProposeYoung({ loaderData: { mentorName, topic } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.title}</h1>
        <p className="break-words">{texts.lead(mentorName)}</p>
        <p className="text-small break-words text-soft">{topic}</p>
      </header>
      <PlanForm plan={firstPlan} how={texts.how} young={texts} />
    </div>
  );
}
