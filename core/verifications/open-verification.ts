import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { review } from './steps/review.ts';

/**
 * One request with its evidence, for an administrator; the log records the look.
 * @throws Refusal `verification_not_found`
 */
export function openVerification(
  core: Core,
  administrator: Member,
  verificationId: string,
): Promise<ReviewedVerification> {
  return core.db.transaction().execute(async (tx) => {
    const view = await review(tx, core, administrator, verificationId);
    await noteAction(tx, administrator, {
      action: 'verification.opened',
      subjectId: view.person.$id,
      detail: view.kind,
    });
    return view;
  });
}
