import type { StoryCard } from '#contract/stories/shapes.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { FeaturedStory } from './featured-story.tsx';

export function FeaturedStories({ stories }: { stories: StoryCard[] }) {
  return (
    <div className="page-width pt-6 pb-16 lg:pb-20">
      <h2 className="sr-only">{texts.featured.title}</h2>
      <Carousel
        label={texts.featured.title}
        words={texts.featured}
        slides={stories.map((story) => ({
          id: `featured-${story.slug}`,
          label: story.title,
          content: <FeaturedStory story={story} />,
        }))}
      />
    </div>
  );
}
