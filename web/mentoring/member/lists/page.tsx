import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { waitingListTexts as texts } from '#web/mentoring/texts/en/lists.ts';
import { sessionTexts } from '#web/mentoring/texts/en/sessions.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: mentoringPaths.mentoring, label: sessionTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.how,
    path: mentoringPaths.lists,
    noindex: true,
  });

/** The mentors of whose next slots the member is told. */
export default function Lists({ loaderData: { lists } }: Route.ComponentProps) {
  const post = usePost(['leave']);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.how}</p>
      <PostFault post={post} />
      {lists.length === 0 ? (
        <EmptyState>
          <p>{texts.none}</p>
          <p className="mt-2 text-soft">{texts.noneHow}</p>
          <p className="mt-2">
            <TextLink to={innerMentorPaths.findMentors} className="inline-flex min-h-11 items-center">
              {texts.find}
            </TextLink>
          </p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lists.map((one) => (
            <li key={one.mentorId} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                {one.handle ? (
                  <TextLink to={mentoringPaths.times(one.handle)}>{one.name}</TextLink>
                ) : (
                  one.name
                )}
                <span className="block text-small text-soft">{texts.until(one.until)}</span>
              </span>
              <PostForm post={post} intent="leave">
                <input type="hidden" name="mentorId" value={one.mentorId} />
                <Button
                  type="submit"
                  look="quiet"
                  small
                  busy={post.busyWith !== null}
                  aria-label={texts.leave(one.name)}
                >
                  {texts.leaveShort}
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
