import type { StaffRemovalBody } from '#contract/organisations/removal-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showStaffRemoval } from './staff-removal.ts';

/** @throws Refusal `organisation_unknown`, also for members whom no one has removed */
export function getStaffRemoval({ db }: Core, { id }: Member, slug: string): Promise<StaffRemovalBody> {
  return showStaffRemoval(db, id, slug);
}
