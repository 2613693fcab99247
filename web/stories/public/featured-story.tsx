import { storyPaths } from '#contract/stories/paths.ts';
import type { StoryCard } from '#contract/stories/shapes.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryBadges, StoryByline } from './story-facts.tsx';

export function FeaturedStory({ story }: { story: StoryCard }) {
  return (
    <article className="grid h-full overflow-hidden rounded-card border border-line bg-raised lg:min-h-[30rem] lg:grid-cols-[6fr_5fr]">
      <StoryCover
        story={story}
        radius={4}
        className="h-60 [--gap:16px] sm:h-80 sm:[--gap:22px] lg:h-full lg:[--gap:30px]"
      />
      <div className="flex flex-col items-start p-6 sm:p-10 lg:justify-center">
        <StoryBadges story={story} />
        <h3 className="mt-4 text-title">{story.title}</h3>
        <p className="mt-4 text-lead text-soft">{story.excerpt}</p>
        <div className="mt-6">
          <StoryByline story={story} />
        </div>
        <ButtonLink to={storyPaths.story(story.slug)} className="mt-7">
          {texts.featured.readMore}
          <span className="sr-only">: {story.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
