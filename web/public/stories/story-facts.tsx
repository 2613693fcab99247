import type { StoryCard } from '#contract/story.ts';
import { stories } from '#texts/stories.ts';
import { day } from '../../texts/amounts.ts';
import { KolamAvatar } from '../../ui/kolam.tsx';

/** Who told it, when, and how long it takes to read. */
export function StoryByline({ story }: { story: StoryCard }) {
  return (
    <p className="flex items-center gap-3 text-small">
      <KolamAvatar seed={story.author} className="size-10" />
      <span>
        <span className="block font-semibold">{story.author}</span>
        <span className="block opacity-80">
          <time dateTime={story.date}>{day(story.date)}</time> · {stories.minutes(story.readTime)}
        </span>
      </span>
    </p>
  );
}

export function StoryEcho({ story }: { story: StoryCard }) {
  return (
    <p className="text-small text-soft">
      {stories.likes(story.likes)} · {stories.comments(story.comments)}
    </p>
  );
}
