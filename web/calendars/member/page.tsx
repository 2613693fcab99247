import { calendarPaths } from '#contract/calendars/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { calendarTexts as texts } from '#web/calendars/texts/en/calendar.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: profilePaths.you, label: texts.you } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: calendarPaths.settings,
    noindex: true,
  });

/** The secret address of the member's calendar: made, renewed and ended here. */
export default function CalendarSettings({ loaderData: { address } }: Route.ComponentProps) {
  const post = usePost(['make', 'end']);
  const done = texts.done[post.outcome?.done ?? ''];
  const label = (intent: string, words: string) => (post.busyWith === intent ? texts.busy : words);
  return (
    <div className="grid max-w-[34rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.how}</p>
      <p className="text-small text-soft">{texts.google}</p>
      {address ? (
        <div>
          <h2 className="font-semibold">{texts.address}</h2>
          <p className="mt-1 break-all">{address}</p>
        </div>
      ) : (
        <p>{texts.none}</p>
      )}
      <PostForm post={post} className="grid justify-items-start gap-3">
        <PostFault post={post} />
        <IntentButton post={post} intent="make">
          {label('make', address ? texts.renew : texts.make)}
        </IntentButton>
        {address && (
          <>
            <p className="text-small text-soft">{texts.renewHow}</p>
            <IntentButton post={post} intent="end" look="quiet">
              {label('end', texts.end)}
            </IntentButton>
          </>
        )}
        {done && (
          <OutcomeBanner look="success" of={post.outcome}>
            {done}
          </OutcomeBanner>
        )}
      </PostForm>
    </div>
  );
}
