import type { DeskOrganisationBody } from '#contract/organisations/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/** @throws Refusal `organisation_unknown` */
export async function getAtDesk(
  core: Core,
  administrator: Member,
  organisationId: string,
): Promise<DeskOrganisationBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, core, administrator, organisationId);
    await noteAction(tx, administrator, { action: 'organisation.opened', subjectId: organisationId });
    return shown;
  });
}
