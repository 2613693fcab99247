import { accountPaths } from '#contract/accounts/paths.ts';
import { notificationPaths } from '#contract/notifications/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { mailWayTexts as texts } from '#web/notifications/texts/en/mail-ways.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import type { ShownTopic } from './answers.ts';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.settingsTitle,
  up: { to: accountPaths.settings, label: layoutTexts.settings },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: notificationPaths.mailWays,
    noindex: true,
  });

/** Which mail leaves when, topic by topic. */
export default function MailWays({ loaderData: { topics } }: Route.ComponentProps) {
  const post = usePost(['ways']);
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-work">{texts.pageTitle}</h1>
        <p>{texts.intro}</p>
        <p className="text-soft">{texts.quiet}</p>
      </div>
      <PostFault post={post} />
      <PostForm post={post} intent="ways" className="grid grid-cols-1 gap-6">
        <div className="divide-y divide-line border-y border-line">
          {topics.map((one) => (
            <Topic key={one.topic} {...one} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith === null ? texts.save : texts.saving}
          </Button>
          <p role="status" className="font-semibold text-patta">
            {post.outcome?.done && post.busyWith === null && texts.saved}
          </p>
        </div>
      </PostForm>
    </div>
  );
}

function Topic({ topic, name, hint, ways, chosen }: ShownTopic) {
  return (
    <fieldset
      className="grid grid-cols-1 gap-x-6 py-4 sm:grid-cols-[1fr_auto]"
      aria-describedby={`${topic}-hint`}
    >
      <legend className="contents">
        <span className="font-semibold">{name}</span>
      </legend>
      <p id={`${topic}-hint`} className="text-small text-soft sm:col-start-1">
        {hint}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-x-4 min-[26rem]:grid-cols-4 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0">
        {ways.map((way) => (
          <label key={way} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={topic}
              value={way}
              defaultChecked={chosen === way}
              className="size-5 shrink-0 accent-neel"
            />
            {texts.ways[way]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
