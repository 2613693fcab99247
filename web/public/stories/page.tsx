import { useSearchParams } from 'react-router';
import { storyCategories } from '#contract/story.ts';
import { listStories } from '#core/stories/list-stories.ts';
import { stories as texts } from '#texts/stories.ts';
import { coreContext } from '../../entry.server.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stat } from '../../ui/stat.tsx';
import { keptForAll } from '../kept-for-all.ts';
import type { Route } from './+types/page';
import { FeaturedStory } from './featured-story.tsx';
import { StoryTile } from './story-tile.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return listStories(context.get(coreContext));
}

/** A filter only shows less of what is here already. */
export function shouldRevalidate() {
  return false;
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.stories,
    image: '/share/stories.png',
  });

export default function Stories({ loaderData: { featured, stories } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const category = storyCategories.find((one) => one === search.get('category'));
  const shown = category ? stories.filter((story) => story.category === category) : stories;
  const tabs = [
    { id: 'all', label: texts.categories.all, count: stories.length, to: paths.stories },
    ...storyCategories.map((id) => ({
      id,
      label: texts.categories[id],
      count: stories.filter((story) => story.category === id).length,
      to: `${paths.stories}?category=${id}`,
    })),
  ];
  return (
    <>
      <section className="page-width grid items-end gap-x-16 gap-y-6 pt-12 pb-14 lg:grid-cols-[2fr_3fr] lg:pt-20">
        <h1 className="text-display lg:col-span-2">{texts.hero.headline}</h1>
        <p className="max-w-[28rem] self-start text-lead text-soft">{texts.hero.description}</p>
        <div>
          <dl className="grid gap-x-3 gap-y-6 sm:grid-cols-3">
            {texts.hero.figures.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </dl>
          <p className="mt-5 text-small text-soft">{texts.hero.note}</p>
        </div>
      </section>

      {featured.length > 0 && (
        <div className="page-width pb-20">
          <h2 className="sr-only">{texts.featured.title}</h2>
          <Carousel
            label={texts.featured.title}
            words={texts.featured}
            slides={featured.map((story) => ({
              id: `featured-${story.slug}`,
              label: story.title,
              content: <FeaturedStory story={story} />,
            }))}
          />
        </div>
      )}

      <section aria-labelledby="all-stories" className="bg-sand">
        <div className="page-width py-20 lg:py-24">
          <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
            <SectionHead id="all-stories" title={texts.all.title} />
            <FilterTabs label={texts.all.filter} tabs={tabs} current={category ?? 'all'} />
          </div>
          <div className="sr-only" aria-live="polite">
            {texts.all.shown(shown.length)}
          </div>
          {shown.length === 0 ? (
            <div className="mt-10">
              <EmptyState>{texts.all.empty}</EmptyState>
            </div>
          ) : (
            <ul className="mt-10 grid [contain-intrinsic-size:auto_90rem] [content-visibility:auto] gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {shown.map((story) => (
                <li key={story.id}>
                  <StoryTile story={story} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>

      <section
        aria-labelledby="yours"
        className="page-width flex flex-col gap-8 py-20 lg:flex-row lg:items-end lg:justify-between lg:py-28"
      >
        <SectionHead id="yours" title={texts.closing.title}>
          <p>{texts.closing.text}</p>
        </SectionHead>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={texts.closing.join.to}>{texts.closing.join.label}</ButtonLink>
          <ButtonLink look="quiet" to={texts.closing.share.to}>
            {texts.closing.share.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
