import { getGrievanceOfficer } from '#contract/rights/calls.ts';
import { heldTitles, keptText } from '#web/enquiries/texts/en/held-titles.ts';
import { loadText } from '#web/legal-texts/load-text.ts';
import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { ask } from '#web/page-context.ts';
import { heldData } from '#web/words.ts';
import type { Route } from './+types/notice';

/** The notice, and all that is held about people, under the names that they would give it. */
export async function loader(args: Route.LoaderArgs) {
  const { officer } = await ask(args.context, getGrievanceOfficer, {});
  return {
    officer,
    text: await loadText(args, 'notice'),
    groups: (Object.keys(heldData) as HeldGroup[]).map((id) => ({
      id,
      title: heldTitles[id],
      // As one text: the page has it a second time for its scripts, and hundreds of small parts weigh more than their words.
      held: Object.values(heldData[id])
        .map(({ name, holds, why, kept }) => `${name}\n${holds} ${why} ${keptText(kept)}`)
        .join('\n'),
    })),
  };
}
