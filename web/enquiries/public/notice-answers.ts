import { notice as texts } from '#web/enquiries/texts/en/notice.ts';
import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { heldData } from '#web/words.ts';

type Held = { name: string; text: string; note: string };

/** All that is held about people, under the names that they would give it. */
export function loader(): { groups: { id: HeldGroup; held: Held[] }[] } {
  return {
    groups: (Object.keys(heldData) as HeldGroup[]).map((id) => ({
      id,
      held: Object.values(heldData[id]).map(({ name, holds, why, kept }) => ({
        name,
        text: `${holds} ${why}`,
        note: texts.kept(kept),
      })),
    })),
  };
}
