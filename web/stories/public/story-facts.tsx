import type { StoryFacts as Facts, StoryCard } from '#contract/stories/shapes.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { stories as texts } from '#web/stories/texts/en/stories.ts';
import { Badge } from '#web/ui/card.tsx';
import { KolamAvatar } from '#web/ui/kolam.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

const badgeLooks = { success: 'neel', startup: 'genda', collaboration: 'patta' } as const;

/** The marks before a story: whether it is invented, and its kind. */
export function StoryBadges({ story }: { story: StoryCard }) {
  return (
    <p className="flex flex-wrap gap-2">
      {story.sample && <Badge look="sample">{texts.sample.mark}</Badge>}
      <Badge look={badgeLooks[story.category]}>{texts.categories[story.category]}</Badge>
    </p>
  );
}

/** The author of a story, its date, and its reading time. */
export function StoryByline({ story }: { story: StoryCard }) {
  return (
    <p className="flex items-center gap-3 text-small">
      <KolamAvatar seed={story.author} className="size-10" />
      <span>
        <PersonName name={story.author} className="block font-semibold" />
        <span className="block opacity-80">
          <time dateTime={story.date}>{shortDay(story.date)}</time> · {texts.minutes(story.readTime)}
        </span>
      </span>
    </p>
  );
}

/** The facts in short, each where the teller has said it. */
export function StoryFacts({ facts, className }: { facts: Facts; className?: string }) {
  const words = texts.facts;
  const entries = [
    { term: words.team, text: facts.team },
    { term: words.hours, text: facts.hoursAWeek && words.hoursAWeek(facts.hoursAWeek) },
    { term: words.weeks, text: facts.weeks && words.inWeeks(facts.weeks) },
    { term: words.wentWrong, text: facts.wentWrong },
  ].filter(({ text }) => text);
  if (entries.length === 0) return null;
  return (
    <aside aria-labelledby="facts" className={className}>
      <h2 id="facts" className="text-heading">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-x-8 border-b border-line sm:grid-cols-2 lg:grid-cols-1">
        {entries.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-3.5">
            <dt className="text-small text-soft">{term}</dt>
            <dd className="mt-0.5 leading-snug font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
