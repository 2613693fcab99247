import { useLocation } from 'react-router';
import { sitePaths } from '#contract/site/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { invitationTexts as texts } from '#web/projects/texts/en/teams.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** An invitation to a team, for the reader it was sent to, with or without an account. */
export default function Invitation({ loaderData: { invitation, words } }: Route.ComponentProps) {
  const { search } = useLocation();
  const post = usePost(['sign-up', 'sign-in', 'accept', 'decline']);
  const { line, by, state, slug, path } = invitation;
  return (
    <NarrowPage title={words.heading} intro={line} seed={slug}>
      <div className="grid gap-6">
        {by && <p>{texts.by(by)}</p>}
        {words.as.map((one) => (
          <p key={one}>{one}</p>
        ))}
        <PostFault post={post} />
        {state === 'over' && <Banner look="note">{words.over}</Banner>}
        {state === 'accepted' && (
          <>
            <Banner look="success">{invitation.isOwn ? words.joined : words.over}</Banner>
            {invitation.isOwn && (
              <ButtonLink to={path} className="justify-self-start">
                {texts.toTeam}
              </ButtonLink>
            )}
          </>
        )}
        {state === 'open' && <Answer {...{ invitation, words }} post={post} />}
        {state !== 'accepted' && search.includes('secret=') && <Never />}
      </div>
    </NarrowPage>
  );
}

type AnswerProps = Pick<Route.ComponentProps['loaderData'], 'invitation' | 'words'> & { post: Post };

function Answer({ invitation: { isOwn, isSignedIn }, words, post }: AnswerProps) {
  if (!isSignedIn)
    return (
      <PostForm post={post} className="grid gap-4">
        <p>{words.guest}</p>
        <div className="flex flex-wrap gap-3">
          <IntentButton post={post} intent="sign-up">
            {texts.signUp}
          </IntentButton>
          <IntentButton post={post} intent="sign-in" look="quiet">
            {texts.signIn}
          </IntentButton>
        </div>
      </PostForm>
    );
  if (!isOwn) return <Banner look="note">{words.another}</Banner>;
  return (
    <PostForm post={post} className="flex flex-wrap gap-3">
      <IntentButton post={post} intent="accept">
        {words.join}
      </IntentButton>
      <IntentButton post={post} intent="decline" look="quiet">
        {texts.decline}
      </IntentButton>
    </PostForm>
  );
}

function Never() {
  const post = usePost(['never']);
  if (post.outcome?.done) return <Banner look="success">{texts.refused}</Banner>;
  return (
    <PostForm post={post} intent="never" className="grid justify-items-start gap-2 border-t border-line pt-6">
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.never}
      </Button>
      <p className="text-small text-soft">{texts.neverWhy}</p>
    </PostForm>
  );
}
