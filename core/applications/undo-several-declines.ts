import type { Undone } from '#contract/applications/deciding-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { eachDecided } from './each-decided.ts';
import { takeDeclineBack } from './steps/take-decline-back.ts';

/**
 * Takes back several pending declines. Applications for an opportunity that has ended meanwhile end with it.
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
