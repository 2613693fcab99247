import { type MetaDescriptor, useSearchParams } from 'react-router';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type Texts = Record<
  | 'pageTitle'
  | 'description'
  | 'intro'
  | 'submit'
  | 'submitting'
  | 'badTitle'
  | 'bad'
  | 'contact'
  | 'newPassword',
  string
> & { badUsed?: string; taken?: string };

type Matches = Parameters<typeof secretPageMeta>[0];

export function metaOfLink(
  matches: Matches,
  { pageTitle: title, description }: Pick<Texts, 'pageTitle' | 'description'>,
  path: string,
): MetaDescriptor[] {
  return secretPageMeta(matches, { title, description, path });
}

/** The page of a mailed link that leads back to an earlier state of the account, and on to a new password. */
export function LinkBack({ texts }: { texts: Texts }) {
  const [search] = useSearchParams();
  const post = usePost(['restore'], { onDone: sessionChanged });
  const { fault, busyWith } = post;
  const isTaken = fault?.code === 'user_target_already_exists';
  const isBad =
    !(search.get('userId') && search.get('secret')) ||
    fault?.code === 'user_invalid_token' ||
    fault?.code === 'general_argument_invalid';
  if (isTaken || isBad)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{isTaken ? texts.taken : texts.bad}</Banner>
        {isBad && texts.badUsed && <p className="mt-4">{texts.badUsed}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={rightsPaths.complain}>{texts.contact}</ButtonLink>
          {isBad && (
            <ButtonLink look="quiet" to={passwordPaths.forgotPassword}>
              {texts.newPassword}
            </ButtonLink>
          )}
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="new-key">
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} intent="restore">
        <Button type="submit" busy={busyWith !== null}>
          {busyWith !== null ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
