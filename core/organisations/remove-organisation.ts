import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { organisationLimits } from '#contract/organisations/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { removeHeld } from './steps/remove-held.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { organisationId: string; reason: string };

/**
 * Removes an open organisation, with a reason that its owners read and may appeal against. The administrator who repeats it
 * gets the first answer.
 * @throws Refusal `organisation_unknown`; `organisation_own`; `organisation_reason_missing`; `conflict` for one that is
 * not open
 */
export async function removeOrganisation(
  core: Core,
  administrator: Member,
  removal: Removal,
): Promise<DeskOrganisationBody> {
  if ([...removal.reason].length < organisationLimits.reason.min)
    throw new Refusal('organisation_reason_missing', { param: 'reason' });
  return core.db.transaction().execute(async (tx) => {
    await removeHeld(tx, core, administrator, removal);
    return showAtDesk(tx, core, administrator, removal.organisationId);
  });
}
