import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayAdminister } from './policy.ts';
import type { ProposalRow } from './proposal-row.ts';

/** @throws Refusal `proposal_unknown` for staff without its right, but for its proposer */
export function requireSeen(core: Core, staff: Member, row: ProposalRow): void {
  if (row.proposed_by !== staff.id && !mayAdminister(core, staff, row.needed_right))
    throw new Refusal('proposal_unknown');
}
