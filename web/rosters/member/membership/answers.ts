import { rosterTicks } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { deleteMembership, getMembership, putRosterTicks } from '#contract/rosters/student-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) =>
  ask(getMembership, { membershipId: param('membershipId') }),
);

export const action = acts({
  async save(sent, { ask, param }) {
    const ticks = rosterTicks.filter((tick) => sent.has(tick));
    await ask(putRosterTicks, { membershipId: param('membershipId'), ticks });
    return { done: 'saved' };
  },
  async leave(_, { ask, param }) {
    await ask(deleteMembership, { membershipId: param('membershipId') });
    return { done: 'left', to: rosterPaths.joined };
  },
});
