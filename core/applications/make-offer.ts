import type { ReceivedBody } from '#contract/application-shapes.ts';
import { beginClock } from '../clocks/steps/begin-clock.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdFreeSeat } from '../opportunities/steps/seats.ts';
import { mayOffer } from './policy.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { findAnswerDay } from './steps/find-answer-day.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';
import { noteStep } from './steps/note-step.ts';

type Asked = {
  receivedId: string;
  version: number;
  title: string;
  startsOn: string;
  hours: number;
  terms: string;
  /** The last day for an answer; empty for five days. */
  answerOn: string;
};

/**
 * Offers the place to an applicant, with terms of its own. It holds a free seat until it is answered.
 * @throws Refusal `application_unknown`, `application_over`, `application_moved`, `conflict`; `opportunity_full` when every seat is
 * taken or held; `offer_day` when the day for the answer is not within the days ahead
 */
export async function makeOffer(
  core: Core,
  member: Member,
  { receivedId, version, answerOn, ...asked }: Asked,
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, offered } = await holdReceived(tx, member, receivedId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.version !== version) throw new Refusal('conflict');
    if (!mayOffer(one, offered)) throw new Refusal('application_moved');
    const until = await findAnswerDay(tx, one.account_id, answerOn);
    await meetAnswer(tx, one);
    await holdFreeSeat(tx, offered.id);
    await tx
      .updateTable('applications')
      .set({ stage: 'offered', version: version + 1 })
      .where('id', '=', one.id)
      .execute();
    await tx.deleteFrom('application_offers').where('application_id', '=', one.id).execute();
    await tx
      .insertInto('application_offers')
      .values({
        ...{ application_id: one.id, title: asked.title, starts_on: asked.startsOn },
        ...{ hours: asked.hours, terms: asked.terms, answer_by: until },
      })
      .execute();
    await beginClock(tx, {
      ...{ kind: 'offer', subjectId: one.id, awaitedBy: member.id, until },
      owes: { accountId: one.account_id },
    });
    await noteStep(tx, one.id, 'offered');
    await record(tx, { name: 'applications.offered', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, receivedId);
}
