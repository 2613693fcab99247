import * as layoutCalls from '#contract/today/layout-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { teamThings } from '../projects/things.ts';

export const todaySamples = {
  access: accessOf(layoutCalls, {
    getLayout: nothing,
  }),
  addresses: async ({ core, own }) => {
    const { id: turnId } = await core.db
      .selectFrom('clocks')
      .select('id')
      .where('subject_id', '=', await own(teamThings.invitation, 'invitationId'))
      .executeTakeFirstOrThrow();
    return { [todayPaths.moreTime(':turnId')]: todayPaths.moreTime(turnId) };
  },
} satisfies ModuleSamples;
