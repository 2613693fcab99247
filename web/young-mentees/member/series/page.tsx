import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { WeekLinks } from '#web/mentoring/member/week-links.tsx';
import { Book, Times } from '#web/mentorships/member/series/parts.tsx';
import { seriesTexts } from '#web/mentorships/texts/en/forms.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { youngPlanTexts as texts } from '#web/young-mentees/texts/en/plan.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: seriesTexts.title,
  up: { to: youngPaths.mentors, label: texts.up },
};
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: seriesTexts.title,
    description: seriesTexts.description,
    path: youngPaths.mentors,
    noindex: true,
  });

/** Sessions of a running plan of a member under 18. */
export default function YoungSeries({ loaderData }: Route.ComponentProps) {
  const { requestId, one, times, series, count, before, after } = loaderData;
  return (
    <div className="grid max-w-[34rem] grid-cols-1 gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{seriesTexts.title}</h1>
        <p>{seriesTexts.lead(one.plan.everyWeeks, one.plan.minutes)}</p>
        <TextLink
          to={youngPaths.plan(requestId)}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.back}
        </TextLink>
      </header>
      {times.length > 0 && <Times loaderData={loaderData} />}
      {times.length === 0 && (
        <EmptyState>{before || after ? seriesTexts.noTimesThen : seriesTexts.noTimes}</EmptyState>
      )}
      <WeekLinks
        before={before}
        after={after}
        search={(from) => `?${new URLSearchParams({ from, count: String(count) })}`}
      />
      {series.length > 0 && <Book loaderData={loaderData} />}
    </div>
  );
}
