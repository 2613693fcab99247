import type { StoryCard } from '#contract/story.ts';
import { stories as texts } from '#texts/stories.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryByline } from './story-facts.tsx';

export function FeaturedStory({ story }: { story: StoryCard }) {
  return (
    <article className="grid h-full overflow-hidden rounded-card border border-line bg-raised lg:min-h-[30rem] lg:grid-cols-[6fr_5fr]">
      <StoryCover slug={story.slug} category={story.category} radius={4} className="h-64 sm:h-80 lg:h-full" />
      <div className="flex flex-col items-start p-6 sm:p-10 lg:justify-center">
        <Badge look={badgeLooks[story.category]}>{texts.categories[story.category]}</Badge>
        <h3 className="mt-4 text-title">{story.title}</h3>
        <p className="mt-4 text-lead text-soft">{story.excerpt}</p>
        <div className="mt-6">
          <StoryByline story={story} />
        </div>
        <ButtonLink to={paths.story(story.slug)} className="mt-7">
          {texts.featured.readMore}
          <span className="sr-only">: {story.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

export const badgeLooks = { success: 'neel', startup: 'genda', collaboration: 'patta' } as const;
