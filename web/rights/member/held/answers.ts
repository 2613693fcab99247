import { getRightsLooks } from '#contract/rights/calls.ts';
import { loads } from '#web/forms/load.ts';
import { heldKinds } from '../held-kinds.ts';

/** All kinds of data as the modules declare them, and the days on which staff looked. */
export const loader = loads(async ({ ask }) => {
  const { looks } = await ask(getRightsLooks, {});
  return { looks, groups: heldKinds() };
});
