import { getRightsLooks } from '#contract/rights/calls.ts';
import { loads } from '#web/forms/load.ts';
import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { heldTexts as texts } from '#web/rights/texts/en/rights.ts';
import { heldData } from '#web/words.ts';

/** All kinds of data as the modules declare them, and the days on which staff looked. */
export const loader = loads(async ({ ask }) => {
  const { looks } = await ask(getRightsLooks, {});
  const groups = (Object.keys(heldData) as HeldGroup[]).map((id) => ({
    id,
    held: Object.values(heldData[id]).map(({ name, holds, why, kept }) => ({
      name,
      text: `${holds} ${why}`,
      note: texts.kept(kept),
    })),
  }));
  return { looks, groups };
});
