import type { StoryCard } from '#contract/story.ts';
import { stories } from '#texts/stories.ts';
import { KolamAvatar } from '../../ui/kolam.tsx';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Who told it, when, and how long it takes to read. */
export function StoryByline({ story }: { story: StoryCard }) {
  return (
    <p className="flex items-center gap-3 text-small">
      <KolamAvatar seed={story.author} className="size-10" />
      <span>
        <span className="block font-semibold">{story.author}</span>
        <span className="block opacity-80">
          <time dateTime={story.date}>{day.format(new Date(story.date))}</time> ·{' '}
          {stories.minutes(story.readTime)}
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
