import { kolamWords } from '#web/projects/texts/en/projects.ts';
import type { Grown } from '#web/ui/project-kolam.ts';

const most = 12;

/** A solid dot for each person of a team and a hollow one for each open seat, with the words for both. */
export function TeamDots({ grown }: { grown: Grown }) {
  const { people, seats } = grown;
  const solid = Math.min(people, most);
  const hollow = Math.min(seats, most);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      <span className="inline-flex flex-wrap gap-1.5" aria-hidden="true">
        {Array.from({ length: solid + hollow }, (_, at) => (
          <span
            key={String(at)}
            className={
              at < solid
                ? 'inline-block size-3 rounded-full bg-genda'
                : 'inline-block size-3 rounded-full border-2 border-genda'
            }
          />
        ))}
      </span>
      {kolamWords(grown)}
    </p>
  );
}
