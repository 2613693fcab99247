import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '#core/ground/core.ts';
import type { Shown, ShownStream } from '#core/ground/shown.ts';
import { modules } from '#core/modules.ts';
import type { Position } from '#db/positions.ts';
import { positionOf } from '#db/reads.ts';
import { type Changes, noChanges } from './change-counts.ts';
import type { CountedFigures } from './figures.ts';

const pause = 1000;
/** Milliseconds between two looks for changes of other servers: in a burst one look sees many. */
const pauseForOthers = 100;
/** Milliseconds for which a page in memory waits for the check that it is still true. */
const longestLook = 300;

/**
 * To be awaited before a page in memory is shown: looks for changed things on public pages and hands their names to `drop`.
 * Commits of this server are always looked at first, those of others soon after this server learns of them (`news`), and in
 * any case a second after the look before. A look cannot be lost, as a message between servers can.
 */
export function changesIn(
  core: Core,
  figures: CountedFigures,
  drop: (tags: readonly string[], position?: Position) => void,
  changes: Changes = noChanges,
): () => Promise<void> {
  const few: Shown[] = [
    ...modules.flatMap(({ shown = [] }) => shown),
    { one: 'figure', all: 'figures', look: figures.versions },
  ];
  const streams = modules.flatMap(({ shownStreams = [] }) => shownStreams);
  const seen = new Map<Shown, Map<string, string>>();
  const moments = new Map<ShownStream, string>();
  let lookedAt = -pause;
  let looking: Promise<void> | null = null;
  /** How much of what happened here the last look that is over has seen, and of what happened elsewhere the last one begun. */
  let seenOwn = changes.own();
  let seenElsewhere = changes.elsewhere();

  async function look(): Promise<void> {
    const changed: string[] = [];
    for (const shown of few) {
      const before = seen.get(shown) ?? new Map<string, string>();
      const now = await soon(shown.look(core));
      if (!now) continue;
      seen.set(shown, now);
      changed.push(...differences(shown, before, now));
    }
    for (const stream of streams) {
      const found = await soon(stream.since(core, moments.get(stream) ?? null));
      if (!found) continue;
      moments.set(stream, found.moment);
      changed.push(...(found.keys?.map((key) => named(stream, key)) ?? [stream.all]));
      if (found.keys?.length !== 0) changed.push(stream.list);
    }
    // Where replicas answer reads: a page has to be drawn by one that has these changes.
    drop(changed, changed.length > 0 ? await positionOf(core.db) : undefined);
  }

  function begin(): Promise<void> {
    const own = changes.own();
    lookedAt = performance.now();
    seenElsewhere = changes.elsewhere();
    looking = look().finally(() => {
      looking = null;
      seenOwn = own;
    });
    return looking;
  }

  return async () => {
    const own = changes.own();
    // One that was begun before it cannot have seen it.
    while (seenOwn < own) await (looking ?? begin());
    if (looking) return;
    const since = performance.now() - lookedAt;
    if (since >= (changes.elsewhere() === seenElsewhere ? pause : pauseForOthers)) await begin();
  };
}

/** With the database away or slow, what is kept is better than nothing; the next look makes up for this one. */
function soon<T>(look: Promise<T>): Promise<T | undefined> {
  return Promise.race([look.catch(() => undefined), wait(longestLook, undefined, { ref: false })]);
}

/** As the pages name it (`madeOf`). */
function named({ one }: Pick<ShownStream, 'one'>, key: string): string {
  return one ? `${one}:${key}` : key;
}

function differences(shown: Shown, before: Map<string, string>, now: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  const changed = [...keys].filter((key) => before.get(key) !== now.get(key));
  const tags = changed.map((key) => named(shown, key));
  if ([...before.keys()].join('\n') !== [...now.keys()].join('\n')) tags.push(`${shown.all} in order`);
  return tags.length > 0 ? [...tags, shown.all] : [];
}
