import { useSearchParams } from 'react-router';
import { putFactorsBefore } from '#contract/factors/calls.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { restoreTexts as texts } from '#web/factors/texts/en/factors.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/restore';

export const loader = loads(async () => ({}));

/** Only a press does it: mail scanners open the page, too. */
export const action = acts({
  async restore(_, { ask, url }) {
    const { searchParams } = url;
    const [userId, secret] = [searchParams.get('userId') ?? '', searchParams.get('secret') ?? ''];
    const restored = await ask(putFactorsBefore, { userId, secret });
    return { done: 'restored', to: `${passwordPaths.resetPassword}?${new URLSearchParams(restored)}` };
  },
});

export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: factorPaths.restore,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn; a form of the page itself has to say where it comes from.
  { name: 'referrer', content: 'same-origin' },
];

export default function Restore() {
  const [search] = useSearchParams();
  const post = usePost(['restore'], { onDone: sessionChanged });
  const { fault } = post;
  const isBad =
    !(search.get('userId') && search.get('secret')) ||
    fault?.code === 'user_invalid_token' ||
    fault?.code === 'general_argument_invalid';
  if (isBad)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={rightsPaths.complain}>{texts.contact}</ButtonLink>
          <ButtonLink look="quiet" to={passwordPaths.forgotPassword}>
            {texts.newPassword}
          </ButtonLink>
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="new-key">
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} intent="restore">
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith !== null ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
