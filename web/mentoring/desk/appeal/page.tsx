import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { DecideWithReason } from '#web/layout/desk/decide-with-reason.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { appealDeskTexts as texts } from '#web/mentoring/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: mentoringDeskPaths.appeals, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.one.name || texts.one);

/** One appeal about a missed session, and the decision next to it. */
export default function Appeal({ loaderData: { one } }: Route.ComponentProps) {
  const post = usePost(['grant', 'refuse']);
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <article className="grid max-w-[44rem] grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {done}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={one.isLate ? 'sindoor' : 'neel'}>
            {one.isLate ? deskTexts.isLate : texts.states[one.outcome]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{one.name || texts.one}</h1>
        <p className="text-small text-soft">
          {[texts.sides[one.side], texts.at(one.startsAt), one.dueAt && texts.due(one.dueAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>{texts.says(one.other)}</p>
      </div>
      <section aria-labelledby="words" className="grid gap-2 rounded-card bg-sand p-5">
        <h2 id="words" className="text-heading">
          {texts.words}
        </h2>
        <p className="whitespace-pre-line break-words">{one.words}</p>
      </section>
      {one.bar === 'own' && <Banner look="note">{texts.own}</Banner>}
      {one.reason && <p className="break-words">{`${texts.reason}: ${one.reason}`}</p>}
      {one.outcome === '' && one.bar === '' && (
        <DecideWithReason
          post={post}
          texts={texts}
          ways={[
            ['grant', texts.grant],
            ['refuse', texts.refuse],
          ]}
        />
      )}
    </article>
  );
}
