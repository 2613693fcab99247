import { offerLimits } from '#contract/applications/offer-limits.ts';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdFreeSeat } from '../opportunities/steps/seats.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { mayOffer } from './policy.ts';
import { type ApplicationRow, subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { callOff } from './steps/call-off.ts';
import { findAnswerDay } from './steps/find-answer-day.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';
import { noteStep } from './steps/note-step.ts';

type Asked = {
  applicationId: string;
  version: number;
  title: string;
  startsOn: string;
  hours: number;
  terms: string;
  /** The last day for an answer; empty for five days. */
  answerOn: string;
};

/**
 * Offers the opportunity to an applicant, with terms of its own. It holds a free seat until it is answered.
 * @throws Refusal `application_unknown`, `application_over`, `application_moved`, `conflict`; `application_offers_many`
 * after three; `opportunity_full` when every seat is taken or held; `offer_day` when the day for the answer, `offer_start`
 * when the start day is not within the days ahead
 */
export async function makeOffer(
  core: Core,
  member: Member,
  { applicationId, version, answerOn, ...asked }: Asked,
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, offered } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.version === version + 1 && (await isOffered(tx, one, asked))) return;
    if (one.version !== version) throw new Refusal('conflict');
    if (!mayOffer(one, offered)) throw new Refusal('application_moved');
    await requireRound(tx, one.id);
    const until = await findAnswerDay(tx, one.account_id, { startsOn: asked.startsOn, answerOn });
    await meetAnswer(tx, one);
    await holdFreeSeat(tx, offered.id);
    await releaseDeadline(tx, 'terms_confirmation', one.id);
    const isCalledOff = one.stage === 'interview' && (await callOff(tx, one.id));
    await releaseDeadline(tx, 'trial_task', one.id);
    const trial = one.trial === 'asked' ? 'waived' : one.trial;
    await tx
      .updateTable('applications')
      // It names terms of its own.
      .set({ trial, stage: 'offered', asked_terms: null, is_asked_times: false, version: version + 1 })
      .where('id', '=', one.id)
      .execute();
    const answerBy = await beginAnswer(tx, one, member.id, until);
    await tx.deleteFrom('application_offers').where('application_id', '=', one.id).execute();
    await tx
      .insertInto('application_offers')
      .values({
        application_id: one.id,
        title: asked.title,
        starts_on: asked.startsOn,
        hours: asked.hours,
        terms: asked.terms,
        answer_by: answerBy,
      })
      .execute();
    if (isCalledOff) {
      await noteStep(tx, one.id, 'interview_over');
      await record(tx, { name: 'applications.interviewOver', accountId: member.id, subject: subjectOf(one) });
    }
    await noteStep(tx, one.id, 'offered');
    await record(tx, { name: 'applications.offered', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, applicationId);
}

async function requireRound(tx: Tx, id: string): Promise<void> {
  const made = await tx
    .selectFrom('application_steps')
    .select('kind')
    .where('application_id', '=', id)
    .where('kind', '=', 'offered')
    .execute();
  if (made.length >= offerLimits.rounds) throw new Refusal('application_offers_many');
}

/** When the answer is due. No deadline runs while the applicant is suspended. */
async function beginAnswer(
  tx: Tx,
  { id, account_id: accountId }: ApplicationRow,
  awaitedBy: string,
  until: Date,
): Promise<Date> {
  if (await findSuspension(tx, accountId)) return until;
  return beginDeadline(tx, { kind: 'offer', subjectId: id, awaitedBy, until, owes: { accountId } });
}

/** Whether this is what is offered already. */
async function isOffered(
  tx: Tx,
  { id, stage }: ApplicationRow,
  { title, startsOn, hours, terms }: Omit<Asked, 'applicationId' | 'version' | 'answerOn'>,
): Promise<boolean> {
  if (stage !== 'offered') return false;
  const same = await tx
    .selectFrom('application_offers')
    .select('application_id')
    .where('application_id', '=', id)
    .where('title', '=', title)
    .where('starts_on', '=', startsOn)
    .where('hours', '=', hours)
    .where('terms', '=', terms)
    .executeTakeFirst();
  return same !== undefined;
}
