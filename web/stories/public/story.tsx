import { data } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { getStory } from '#core/stories/get-story.ts';
import { coreContext } from '#web/entry.server.tsx';
import { site } from '#web/ground/texts/en/site.ts';
import { shownContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import type { Route } from './+types/story';
import { ShareButton } from './share-button.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryBadges, StoryByline, StoryFacts } from './story-facts.tsx';
import { StoryTile } from './story-tile.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await getStory(context.get(coreContext), params.slug);
  for (const { slug } of found?.others ?? []) context.get(shownContext).add(`story:${slug}`);
  return data(found, { status: found ? 200 : 404 });
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) {
    return pageMeta(matches, {
      title: texts.missing.title,
      description: texts.description,
      path: storyPaths.stories,
      noindex: true,
    });
  }
  const { story } = loaderData;
  const image = `/share/story/${story.slug}.png`;
  return pageMeta(matches, {
    title: story.sample ? texts.sample.title(story.title) : story.title,
    description: story.excerpt,
    path: storyPaths.story(story.slug),
    image,
    type: 'article',
    under: { name: texts.title, path: storyPaths.stories },
    structured: [
      {
        '@type': 'Article',
        headline: story.title,
        ...(story.sample && { creativeWorkStatus: texts.sample.mark }),
        description: story.excerpt,
        image,
        datePublished: story.date,
        dateModified: story.updated,
        keywords: story.tags.join(', '),
        inLanguage: site.language,
        author: { '@type': 'Person', name: story.author },
        publisher: { '@type': 'Organization', name: site.name, logo: '/icon-512.png' },
        mainEntityOfPage: storyPaths.story(story.slug),
      },
    ],
  });
};

export default function Story({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Missing />;
  const { story, others } = loaderData;
  return (
    <>
      <article>
        <header className="page-width grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:pt-14">
          <div>
            <TextLink to={storyPaths.stories}>{texts.back}</TextLink>
            <div className="mt-6">
              <StoryBadges story={story} />
              {story.sample && <p className="mt-3 text-small text-soft">{texts.sample.text}</p>}
            </div>
            <h1 className="mt-5 text-display text-balance">{story.title}</h1>
            <p className="mt-6 text-lead text-soft">{story.excerpt}</p>
            <div className="mt-6">
              <StoryByline story={story} />
            </div>
          </div>
          <StoryCover
            story={story}
            radius={4}
            className="h-72 rounded-card [--gap:19px] sm:h-96 sm:[--gap:27px] lg:h-[30rem]"
          />
        </header>
        <div className="page-width grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[17rem_minmax(0,40rem)] lg:py-20">
          <StoryFacts facts={story.facts} className="lg:tall:sticky lg:top-24 lg:self-start" />
          <div className="flex flex-col gap-5 text-lead">
            {story.body.map(({ kind, text }) =>
              kind === 'heading' ? (
                <h2 key={text} className="mt-5 text-heading">
                  {text}
                </h2>
              ) : (
                <p key={text}>{text}</p>
              ),
            )}
            <footer className="mt-6 flex flex-col gap-4 border-t border-line pt-6 text-body">
              <div className="flex flex-wrap items-center justify-between gap-4">
                <p className="font-semibold">
                  {story.author}
                  {story.authorRole && <span className="font-normal text-soft">, {story.authorRole}</span>}
                </p>
                <div className="flex flex-wrap items-center gap-4">
                  <ShareButton title={story.title} />
                  <TextLink
                    to={casePaths.report('story', story.slug)}
                    rel="nofollow"
                    className="inline-flex min-h-11 items-center text-small"
                  >
                    {texts.report}
                  </TextLink>
                </div>
              </div>
              <ul className="flex flex-wrap gap-x-3 text-small text-soft">
                {story.tags.map((tag) => (
                  <li key={tag}>#{tag}</li>
                ))}
              </ul>
            </footer>
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="more" className="on-screen-only bg-sand">
          <div className="page-width py-20">
            <SectionHead id="more" title={texts.more} />
            <ul className="mt-8 grid gap-5 sm:grid-cols-2">
              {others.map((other) => (
                <li key={other.id}>
                  <StoryTile story={other} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function Missing() {
  return (
    <section className="page-width flex flex-col items-start gap-6 py-20">
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{texts.missing.title}</h1>
      <p className="max-w-text text-lead text-soft">{texts.missing.text}</p>
      <ButtonLink to={storyPaths.stories}>{texts.missing.link}</ButtonLink>
    </section>
  );
}
