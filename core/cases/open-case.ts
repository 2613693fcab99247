import type { CaseBody } from '#contract/cases/calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isShut } from './policy.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';
import { takeCase } from './steps/take-case.ts';

/**
 * Shows one case to an administrator and logs the look. One who may decide it has it for 30 minutes from then on.
 * @throws Refusal `case_not_found`
 */
export async function openCase(core: Core, administrator: Member, caseId: string): Promise<CaseBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    const shown = await showCase(tx, core, administrator, caseId);
    // The number and the deadline alone are no look at it.
    if (isShut(shown.bar)) return shown;
    await noteAction(tx, administrator, { action: 'case.opened', subjectId: caseId });
    if (shown.bar === '') await takeCase(tx, caseId, administrator.id);
    if (!row.looked_at) await acknowledge(tx, caseId);
    return shown;
  });
}

async function acknowledge(tx: Tx, caseId: string): Promise<void> {
  await tx.updateTable('cases').set({ looked_at: now }).where('id', '=', caseId).execute();
  // Administrators owe the step even after the deadline. A passed deadline cannot be met, so it is released.
  if (!(await meetDeadline(tx, 'harm_acknowledgement', caseId)))
    await releaseDeadline(tx, 'harm_acknowledgement', caseId);
}
