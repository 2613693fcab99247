import type { Decided } from '#contract/deciding.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { eachDecided } from './each-decided.ts';
import { takeDeclineBack } from './steps/take-decline-back.ts';

/**
 * Takes several declines back that are not told yet.
 * @throws Refusal `opportunity_unknown`
 */
export function undoSeveralDeclines(
  core: Core,
  member: Member,
  { opportunityId, ids }: { opportunityId: string; ids: readonly string[] },
): Promise<Decided> {
  const applications = ids.map((id) => ({ id }));
  return eachDecided(core, member, { opportunityId, applications }, (tx, one) =>
    takeDeclineBack(tx, member, one),
  );
}
