import type { NoShowAppealBody } from '#contract/mentoring/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findAppeal } from './find-appeals.ts';

/** @throws Refusal `mentoring_appeal_unknown` */
export function openAppeal(core: Core, administrator: Member, sessionId: string): Promise<NoShowAppealBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await findAppeal(tx, administrator, sessionId);
    await noteAction(tx, administrator, { action: 'noShowAppeal.opened', subjectId: sessionId });
    return shown;
  });
}
