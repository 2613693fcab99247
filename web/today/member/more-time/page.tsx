import { todayPaths } from '#contract/today/paths.ts';
import { moreTimeTexts as texts } from '#web/deadlines/texts/en/more-time.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: todayPaths.dashboard, label: layoutTexts.today },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: loaderData ? todayPaths.moreTime(loaderData.turn.$id) : todayPaths.dashboard,
    noindex: true,
  });

/** Up to seven days more for a step that the member owes, once. */
export default function MoreTime({ loaderData: { turn } }: Route.ComponentProps) {
  const post = usePost(['save']);
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      {turn.can.extend ? (
        <>
          <p>{texts.why(turn.dueAt)}</p>
          <PostFault post={post} />
          <PostForm post={post} intent="save" className="grid justify-items-start gap-6">
            <TextField
              {...post.field('days', '')}
              label={texts.days}
              hint={texts.daysHint}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-48"
            />
            <TextAreaField
              {...post.field('reason', '')}
              label={texts.reason}
              hint={texts.reasonHint}
              rows={3}
            />
            <Button type="submit" busy={post.busyWith === 'save'}>
              {post.busyWith === 'save' ? texts.saving : texts.save}
            </Button>
          </PostForm>
        </>
      ) : (
        <Banner look="note">{texts.closed}</Banner>
      )}
    </div>
  );
}
