import { sql } from 'kysely';
import type { ReceivedBody } from '#contract/applications/shapes.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import { unmeetDeadline } from '../deadlines/steps/unmeet-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { freeSeat } from '../opportunities/steps/seats.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { askAboutTerms } from './steps/ask-about-terms.ts';
import { holdReceived } from './steps/hold-received.ts';
import { noteStep } from './steps/note-step.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

/**
 * Takes back an offer that is not answered yet. The applicant is on the short list again, and the team has the time that it
 * had left: an offer that is taken back was no answer.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved` when it is answered; `conflict` when it is
 * not the one that was read
 */
export async function takeBackOffer(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.stage === 'shortlisted' && one.version === version + 1) return;
    if (one.stage !== 'offered') throw new Refusal('application_moved');
    if (one.version !== version) throw new Refusal('conflict');
    await releaseDeadline(tx, 'offer', one.id);
    await freeSeat(tx, one.opportunity_id, 'held');
    await tx
      .updateTable('applications')
      .set({ stage: 'shortlisted', version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, 'offer_taken_back');
    const until = await timeLeft(tx, one.id);
    await settleDeadline(tx, { ...one, stage: 'shortlisted' }, until ? { until } : {});
    await askAboutTerms(tx, one.opportunity_id, one.id);
    await record(tx, { name: 'applications.offerTakenBack', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, applicationId);
}

/** The team's own deadline was stopped during the applicant's turn. Undefined where the offer met no deadline. */
async function timeLeft(tx: Tx, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date; stood_ms: number }>`
    select made_at - interval '1 minute' as since,
      (extract(epoch from clock_timestamp() - made_at) * 1000)::float8 as stood_ms
    from application_offers where application_id = ${id}`.execute(tx);
  const [offer] = rows;
  if (!offer) return undefined;
  const dueAt =
    (await unmeetDeadline(tx, 'application_later_decision', id, offer.since)) ??
    (await unmeetDeadline(tx, 'application_first_decision', id, offer.since));
  return dueAt ? new Date(dueAt.getTime() + offer.stood_ms) : undefined;
}
