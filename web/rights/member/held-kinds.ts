import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { heldTexts as texts } from '#web/rights/texts/en/rights.ts';
import { heldData } from '#web/words.ts';

/** All kinds of data as the modules declare them. */
export function heldKinds() {
  return (Object.keys(heldData) as HeldGroup[]).map((id) => ({
    id,
    held: Object.values(heldData[id]).map(({ name, holds, why, kept }) => ({
      name,
      text: `${holds} ${why}`,
      note: texts.kept(kept),
    })),
  }));
}
