import type { DisputeStage } from '#rules/agreements/state.ts';
import type { InForce } from '../steps/hold-in-force.ts';

/** Whether the dispute about a milestone is in this stage; of one that there is not, the rules say so. */
export function isInStage(
  { state }: Pick<InForce, 'state'>,
  milestone: number,
  stage: DisputeStage,
): boolean {
  return state.milestones.some(({ number, dispute }) => number === milestone && dispute === stage);
}
