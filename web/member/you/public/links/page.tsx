import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { publicProfileTexts as texts } from '#texts/public-profile.ts';
import { IntentButton } from '../../../../forms/intent-button.tsx';
import { unlessLedOn } from '../../../../forms/unless-led-on.ts';
import { useArrival } from '../../../../forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '../../../../forms/use-post.tsx';
import { memberPaths } from '../../../../member-paths.ts';
import { paths } from '../../../../paths.ts';
import { pageMeta } from '../../../../seo.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { PageHandle } from '../../../frame/frame.tsx';
import { noteAt } from '../../../note-at.ts';
import { Standing, Version } from '../../../standing.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.links.pageTitle,
  up: { to: paths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.links.pageTitle,
    description: texts.description,
    path: memberPaths.yourLinks,
    noindex: true,
  });

/** Up to five links, each taken away by its own button. */
export default function YourLinks({ loaderData: { profile } }: Route.ComponentProps) {
  return <LinksForm key={profile.version} version={profile.version} links={profile.page.links} />;
}

function LinksForm({ version, links }: { version: number; links: string[] }) {
  const removals = Array.from({ length: limits.links }, (_, at) => `remove-${at}`);
  const post = usePost(['save', ...removals]);
  const arrival = useArrival();
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {arrival === 'saved' && <Banner look="success">{texts.saved}</Banner>}
      <div>
        <h1 className="text-work">{texts.links.pageTitle}</h1>
        <p className="mt-1 text-soft">{texts.links.hint}</p>
      </div>
      <PostFault post={post} />
      <Standing post={post} />
      <PostForm post={post} className="grid grid-cols-1 gap-5">
        <Version post={post} based={version} />
        {removals.map((removal, at) => {
          const link = links[at];
          return (
            <TextField
              key={removal}
              {...post.field(`link-${at}`, link ?? '')}
              label={texts.links.link(at + 1)}
              error={noteAt(post.fault, `link-${at}`)}
              optional
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              beside={
                link && (
                  <IntentButton
                    post={post}
                    intent={removal}
                    look="quiet"
                    aria-label={texts.links.remove(link)}
                  >
                    {texts.links.removeShort}
                  </IntentButton>
                )
              }
            />
          );
        })}
        <div className="order-last">
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? texts.saving : texts.save}
          </IntentButton>
        </div>
      </PostForm>
    </div>
  );
}
