import type { CaseBody } from '#contract/cases/calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';

/**
 * Shows one case to an administrator and logs the look. The first look by one who may decide acknowledges the report.
 * @throws Refusal `case_not_found`
 */
export async function openCase(core: Core, administrator: Member, caseId: string): Promise<CaseBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    await noteAction(tx, administrator, { action: 'case.opened', subjectId: caseId });
    const shown = await showCase(tx, core, administrator, caseId);
    if (!row.looked_at && shown.bar !== 'own') await acknowledge(tx, caseId);
    return shown;
  });
}

async function acknowledge(tx: Tx, caseId: string): Promise<void> {
  await tx.updateTable('cases').set({ looked_at: now }).where('id', '=', caseId).execute();
  // Administrators owe the step even after the deadline. A passed deadline cannot be met, so it is released.
  if (!(await meetDeadline(tx, 'harm_acknowledgement', caseId)))
    await releaseDeadline(tx, 'harm_acknowledgement', caseId);
}
