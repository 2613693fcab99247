import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findInterview, type InterviewRow } from './find-interview.ts';
import { mayMoveInterview, versionNotifiedOf } from './policy.ts';
import { readTimes } from './read-times.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { noteStep } from './steps/note-step.ts';
import { ownClock } from './steps/own-clock.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

type Asked = {
  applicationId: string;
  version: number;
  /** In the applicant's time zone: 2026-08-01T15:00. */
  times: readonly string[];
};

/**
 * Asks the team to move an agreed interview, once. The agreed time stands until they take another one.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved` where none is agreed, or it was moved
 * before; `conflict`; each of `readTimes`
 */
export async function moveInterview(
  core: Core,
  member: Member,
  { applicationId, version, times: typed }: Asked,
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdSent(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    const before = await findInterview(tx, one.id);
    const clock = await ownClock(tx, member.id);
    const read = () => readTimes(typed, { ...clock, agreedAt: before?.chosen_at ?? null });
    if (versionNotifiedOf(one) === version + 1 && before && isSame(before, read)) return;
    if (versionNotifiedOf(one) !== version) throw new Refusal('conflict');
    if (!mayMoveInterview(one, before)) throw new Refusal('application_moved');
    const times = read();
    // Of the times that the team may have proposed meanwhile, none is waited for any more.
    await releaseDeadline(tx, 'interview_answer', one.id);
    await tx
      .updateTable('application_interviews')
      .set({ times, proposed_by: 'applicant', applicant_moved: true, changed_at: now })
      .where('application_id', '=', one.id)
      .execute();
    await tx
      .updateTable('applications')
      .set({ version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, 'interview_moved');
    await settleDeadline(tx, one);
    await record(tx, { name: 'applications.interviewMoved', accountId: member.id, subject: subjectOf(one) });
  });
  return showSent(core, member, applicationId);
}

/** Whether this is what the applicant asks for already. */
function isSame(before: InterviewRow, read: () => readonly Date[]): boolean {
  if (before.proposed_by !== 'applicant' || before.times.length === 0) return false;
  return String(before.times.map(Number)) === String(read().map(Number));
}
