import { sql } from 'kysely';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findInterview, type InterviewRow, isAgreed } from './find-interview.ts';
import { mayInterview } from './policy.ts';
import { readTimes } from './read-times.ts';
import { type ApplicationRow, subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { awaitChoice } from './steps/await-choice.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';
import { noteStep } from './steps/note-step.ts';
import { ownClock } from './steps/own-clock.ts';

type Asked = {
  applicationId: string;
  version: number;
  /** In the owner's time zone: 2026-08-01T15:00. */
  times: readonly string[];
  minutes: number;
  place: string;
};

/**
 * Proposes times for an interview, or once other times for an agreed one that is to come, which stands until one of them is
 * taken. The applicant owes the next step.
 * @throws Refusal `application_unknown`, `application_over`, `application_moved`, `conflict`; each of `readTimes`
 */
export async function proposeInterview(
  core: Core,
  member: Member,
  { applicationId, version, times: typed, ...where }: Asked,
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    const before = await findInterview(tx, one.id);
    const clock = await ownClock(tx, member.id);
    const agreedAt = before && isAgreed(before) ? before.chosen_at : null;
    const isMove = one.stage === 'interview' && before?.is_ahead === true;
    const read = () => readTimes(typed, { ...clock, agreedAt });
    if (one.version === version + 1 && one.stage === 'interview' && before && isSame(before, read(), where))
      return;
    if (one.version !== version) throw new Refusal('conflict');
    if (!mayInterview(one, before)) throw new Refusal('application_moved');
    const times = read();
    if (isMove) await releaseDeadline(tx, 'interview_answer', one.id);
    else await meetAnswer(tx, one);
    const proposal = { times, proposed_by: 'owner' as const, owner_id: member.id, owner_zone: clock.zone };
    await write(tx, one, { ...proposal, ...where }, isMove);
    await tx
      .updateTable('applications')
      .set({ stage: 'interview', is_asked_times: !isMove, version: version + 1 })
      .where('id', '=', one.id)
      .execute();
    await awaitChoice(tx, one, proposal, null);
    await noteStep(tx, one.id, isMove ? 'interview_moved' : 'interview_proposed');
    await record(tx, {
      name: 'applications.interviewProposed',
      accountId: member.id,
      subject: subjectOf(one),
    });
  });
  return showReceived(core, member, applicationId);
}

type Proposal = Pick<InterviewRow, 'times' | 'proposed_by' | 'owner_id' | 'owner_zone' | 'minutes' | 'place'>;

/** A new location or length of an agreed interview applies at once, and calendars are updated. */
async function write(tx: Tx, { id }: ApplicationRow, proposal: Proposal, isMove: boolean): Promise<void> {
  const changed = isMove
    ? { owner_moved: true, sequence: sql<number>`application_interviews.sequence + 1` }
    : {
        owner_moved: false,
        applicant_moved: false,
        rounds: sql<number>`application_interviews.rounds + 1`,
        // One that has been is not what is agreed now; of one that was called off calendars still hear.
        chosen_at: sql<Date>`case when application_interviews.cancelled_at is null then null else application_interviews.chosen_at end`,
      };
  await tx
    .insertInto('application_interviews')
    .values({ application_id: id, ...proposal })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ ...proposal, ...changed, changed_at: now }),
    )
    .execute();
}

/** Whether this is what is proposed already. */
function isSame(
  before: InterviewRow,
  times: readonly Date[],
  { minutes, place: location }: { minutes: number; place: string },
): boolean {
  const isTimes = String(before.times.map(Number)) === String(times.map(Number));
  return before.proposed_by === 'owner' && isTimes && before.minutes === minutes && before.place === location;
}
