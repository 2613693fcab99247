import { storyPaths } from '#contract/stories/paths.ts';
import { type StoryCard, type StoryCategory, storyCategories } from '#contract/stories/shapes.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterTabs } from '#web/ui/filter-tabs.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { StoryTile } from './story-tile.tsx';

/** All stories, or those of one kind. */
export function AllStories({
  stories,
  category,
}: {
  stories: StoryCard[];
  category: StoryCategory | undefined;
}) {
  const shown = category ? stories.filter((story) => story.category === category) : stories;
  const tabs = [
    { id: 'all', label: texts.categories.all, count: stories.length, to: storyPaths.stories },
    ...storyCategories.map((id) => ({
      id,
      label: texts.categories[id],
      count: stories.filter((story) => story.category === id).length,
      to: `${storyPaths.stories}?category=${id}`,
    })),
  ];
  return (
    <section aria-labelledby="all-stories" className="bg-sand">
      <div className="page-width py-14 lg:py-24">
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
          <ul className="mt-8 grid [contain-intrinsic-size:auto_90rem] [content-visibility:auto] gap-x-5 gap-y-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
            {shown.map((story) => (
              <li key={story.id}>
                <StoryTile story={story} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
