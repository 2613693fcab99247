import type { Undone } from '#contract/applications/deciding-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { eachDecided } from './each-decided.ts';
import { takeDeclineBack } from './steps/take-decline-back.ts';

/**
 * Takes several declines back that are not told yet. What was for a place that has ended meanwhile ends with it.
 * @throws Refusal `opportunity_unknown`
 */
export async function undoSeveralDeclines(
  core: Core,
  member: Member,
  { opportunityId, ids }: { opportunityId: string; ids: readonly string[] },
): Promise<Undone> {
  const applications = ids.map((id) => ({ id }));
  const ended = new Set<string>();
  const came = await eachDecided(core, member, { opportunityId, applications }, async (tx, one) => {
    if (await takeDeclineBack(tx, member, one)) ended.add(one.id);
  });
  return { ...came, ended: came.decided.filter((id) => ended.has(id)) };
}
