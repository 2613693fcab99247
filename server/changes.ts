import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '#core/ground/core.ts';
import { storyVersions } from '#core/stories/story-versions.ts';
import type { CountedFigures } from './figures.ts';

/** One kind of thing that public pages show: how to see all of them with their versions, and how pages name them. */
type Source = {
  one: (key: string) => string;
  /** Changes with any of them. */
  all: string;
  /** Changes when one comes, goes, or takes another place in the order. */
  order: string;
  look: (core: Core) => Promise<Map<string, string>>;
};

const stories: Source = {
  one: (slug) => `story:${slug}`,
  all: 'stories',
  order: 'stories in order',
  look: storyVersions,
};

const pause = 1000;
/** Milliseconds for which a page in memory waits to hear whether it is still true. */
const longestLook = 300;

/**
 * Looks at most once a second, on whichever server, which things on public pages have changed, and names them. Asking
 * cannot be lost, as a message between servers can.
 */
export function changesIn(core: Core, figures: CountedFigures): () => Promise<string[]> {
  const sources: Source[] = [
    stories,
    { one: (name) => `figure:${name}`, all: 'figures', order: 'figures in order', look: figures.versions },
  ];
  const seen = new Map<Source, Map<string, string>>();
  let lookedAt = -pause;
  return async () => {
    if (performance.now() - lookedAt < pause) return [];
    lookedAt = performance.now();
    const changed: string[] = [];
    for (const source of sources) {
      const before = seen.get(source) ?? new Map<string, string>();
      // With the database away or slow, what is kept is better than nothing; the next look makes up for this one.
      const look = source.look(core).catch(() => undefined);
      const now = await Promise.race([look, wait(longestLook, undefined, { ref: false })]);
      if (!now) continue;
      seen.set(source, now);
      changed.push(...differences(source, before, now));
    }
    return changed;
  };
}

function differences(source: Source, before: Map<string, string>, now: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  const tags = [...keys].filter((key) => before.get(key) !== now.get(key)).map(source.one);
  if ([...before.keys()].join('\n') !== [...now.keys()].join('\n')) tags.push(source.order);
  return tags.length > 0 ? [...tags, source.all] : [];
}
