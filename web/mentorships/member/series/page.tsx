import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { WeekLinks } from '#web/mentoring/member/week-links.tsx';
import { planFormTexts, seriesTexts as texts } from '#web/mentorships/texts/en/forms.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';
import { Book, Times } from './parts.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: mentoringPaths.mentoring, label: planTexts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** A series of sessions: first its times, then where the two meet. */
export default function Series({ loaderData }: Route.ComponentProps) {
  const { one, times, series, before, after } = loaderData;
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.title}</h1>
        <p>{texts.lead(one.plan.everyWeeks, one.plan.minutes)}</p>
        <TextLink
          to={mentorshipPlanPaths.plan(one.id)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {planFormTexts.toPlan}
        </TextLink>
      </header>
      {times.length > 0 && <Times loaderData={loaderData} />}
      {times.length === 0 && <EmptyState>{before || after ? texts.noTimesThen : texts.noTimes}</EmptyState>}
      <WeekLinks
        before={before}
        after={after}
        search={(from) => `?${new URLSearchParams({ from, count: String(loaderData.count) })}`}
      />
      {series.length > 0 && <Book loaderData={loaderData} />}
    </div>
  );
}
