import { getGrievanceOfficer, type OfficerBody } from '#contract/rights/calls.ts';
import { notice as texts } from '#web/enquiries/texts/en/notice.ts';
import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';
import { ask } from '#web/page-context.ts';
import { heldData } from '#web/words.ts';
import type { Route } from './+types/notice';

type Held = { name: string; text: string; note: string };

/** All that is held about people, under the names that they would give it. */
type Notice = { officer: OfficerBody; groups: { id: HeldGroup; held: Held[] }[] };

export async function loader({ context }: Route.LoaderArgs): Promise<Notice> {
  const { officer } = await ask(context, getGrievanceOfficer, {});
  return {
    officer,
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
