import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { pageMeta } from '#web/seo.ts';
import { Standing, Version } from '#web/standings/member/standing.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.links.pageTitle,
  up: { to: peoplePaths.yourPage, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.links.pageTitle,
    description: texts.description,
    path: innerPeoplePaths.yourLinks,
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
