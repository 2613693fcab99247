import { storyPaths } from '#contract/stories/paths.ts';
import type { StoryCard } from '#contract/stories/shapes.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { Link } from '#web/ui/link.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryBadges, StoryByline } from './story-facts.tsx';

/** The whole tile leads to the story; its one link is the title's. */
export function StoryTile({ story }: { story: StoryCard }) {
  return (
    <article className="story-tile relative flex h-full flex-col overflow-hidden rounded-card bg-raised">
      <StoryCover story={story} className="h-48 [--gap:13px]" />
      <div className="flex grow flex-col p-6">
        <StoryBadges story={story} />
        <h3 className="mt-3 text-heading">
          <Link to={storyPaths.story(story.slug)} prefetch="intent" className="after:absolute after:inset-0">
            {story.title}
          </Link>
        </h3>
        <p className="mt-2 grow text-soft">{story.excerpt}</p>
        <ul className="mt-4 flex flex-wrap gap-x-3 text-small text-soft">
          {story.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
        <div className="mt-5 flex items-end justify-between gap-4 border-t border-line pt-4">
          <StoryByline story={story} />
          <span className="font-semibold text-neel" aria-hidden="true">
            {texts.all.read}
          </span>
        </div>
      </div>
    </article>
  );
}
