import type { HostedClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showHosted } from './show-hosted.ts';

/** @throws Refusal `claim_unknown`, also for one of another project */
export function getHosted({ db }: Core, { id }: Member, claimId: string): Promise<HostedClaimBody> {
  return showHosted(db, id, claimId);
}
