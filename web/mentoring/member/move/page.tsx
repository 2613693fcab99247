import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { WeekLinks } from '#web/mentoring/member/week-links.tsx';
import { sessionTexts as texts } from '#web/mentoring/texts/en/sessions.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.moveTitle,
  up: { to: mentoringPaths.mentoring, label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.moveTitle,
    description: texts.moveHow,
    path: mentoringPaths.mentoring,
    noindex: true,
  });

/** Other times in place of the agreed one: one for the mentee, up to three for the mentor. */
export default function Move({
  loaderData: { side, agreed, times, canMove, before, after },
}: Route.ComponentProps) {
  const post = usePost(['move']);
  const weeks = (
    <WeekLinks before={before} after={after} search={(from) => `?${new URLSearchParams({ from })}`} />
  );
  if (!canMove || times.length === 0)
    return (
      <div className="grid max-w-[34rem] gap-6">
        <h1 className="text-work">{texts.moveTitle}</h1>
        <EmptyState>{canMove ? texts.moveNone : texts.moveHow}</EmptyState>
        {canMove && weeks}
      </div>
    );
  return (
    <div className="grid max-w-[34rem] gap-6">
      <h1 className="text-work">{texts.moveTitle}</h1>
      <p>{texts.moveFrom(agreed.own)}</p>
      <p>{texts.moveHow}</p>
      <PostForm post={post} intent="move" className="grid gap-5">
        <PostFault post={post} />
        <fieldset className="grid">
          <legend className="mb-1.5 font-semibold">{texts.moveTimes[side]}</legend>
          {times.map((time) => (
            <label key={time.time} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type={side === 'mentee' ? 'radio' : 'checkbox'}
                name="time"
                value={time.time}
                className="mt-1 size-5 shrink-0 accent-neel"
              />
              <span>
                {time.own}
                {time.other && (
                  <span className="block text-small text-soft">{texts.otherClock(time.other)}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {weeks}
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.moveSubmit[side]}
        </Button>
      </PostForm>
    </div>
  );
}
