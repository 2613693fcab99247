import { type Figures, figureNames, nothingCounted } from '#contract/figures/names.ts';
import { countFigures } from '#core/figures/count-figures.ts';
import type { Core } from '#core/ground/core.ts';

const minute = 60_000;

/** The figures of the public pages, counted at most once a minute however often they are asked for. */
export function createFigures(core: Core, every = minute) {
  let latest: Figures = nothingCounted;
  let counting: Promise<void> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function count() {
    const failed = () => latest;
    latest = await countFigures(core).catch(failed);
    counting = undefined;
  }

  return {
    /** As they were counted last. */
    now: (): Figures => latest,
    /** Each with its number. Only the first time the count is waited for; later ones go on behind the page. */
    async versions(): Promise<Map<string, string>> {
      const isFirst = countedAt < 0;
      if (!counting && performance.now() - countedAt >= every) {
        countedAt = performance.now();
        counting = count();
      }
      if (isFirst) await counting;
      return new Map(figureNames.map((name) => [name, String(latest[name])]));
    },
  };
}

export type CountedFigures = ReturnType<typeof createFigures>;
