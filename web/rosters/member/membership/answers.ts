import { rosterTicks } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { deleteMembership, getMembership, putRosterTicks } from '#contract/rosters/student-calls.ts';
import { endedWithMembership, linksOfOwnMembership } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async (visit) => {
  const membership = await visit.ask(getMembership, { membershipId: visit.param('membershipId') });
  const [links, ended] = await Promise.all([
    linksOfOwnMembership(visit, membership),
    endedWithMembership(visit, membership),
  ]);
  return { membership, links, ended };
});

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
