import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { answersOpen, type MeetingAnswer, otherSide, type Side } from '#rules/mentoring/session-states.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { accountOn, endOf, named, type SessionRow, subjectOf } from './row.ts';
import { answerHeldClaim } from './steps/answer-held-claim.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { settle } from './steps/settle.ts';

type Said = { sessionId: string; answer: MeetingAnswer };

/**
 * Says whether a session took place. "The other did not come" is a claim that the other side contests by any other answer;
 * "I did not come" is a no-show at once.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_late`; `general_unavailable` for a claim about a time in
 * which our servers were away
 */
export async function answerMeeting(
  core: Core,
  member: Member,
  { sessionId, answer }: Said,
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (facts.said[side] === answer) return;
    if (facts.claim === 'open' && facts.noShow === side && facts.state === 'confirmed')
      return answerHeldClaim(tx, one, { accountId: member.id, isAccepted: answer === 'own_absence' });
    if (!answersOpen(facts, side, now).includes(answer)) throw new Refusal('mentoring_moved');
    if (answer === 'other_absent' && (await wereAway(tx, one))) throw new Refusal('mentoring_late');
    await tx
      .updateTable('mentoring_sessions')
      .set({
        ...(side === 'mentor' ? { mentor_said: answer } : { mentee_said: answer }),
        version: sql`version + 1`,
      })
      .where('id', '=', one.id)
      .execute();
    if (answer === 'own_absence')
      return settle(tx, one, {
        state: 'no_show',
        noShow: side,
        name: 'mentoring.settled',
        accountId: member.id,
      });
    if (answer === 'other_absent') return claim(tx, one, side, member.id);
    await record(tx, { name: 'mentoring.said', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}

/** A side that has said anything else before contests the claim with it. */
async function claim(tx: Tx, one: SessionRow, side: Side, accountId: string): Promise<void> {
  const other = otherSide(side);
  const [saidBefore, otherId] = [
    other === 'mentor' ? one.mentor_said : one.mentee_said,
    accountOn(one, other),
  ];
  if (saidBefore !== '')
    return settle(tx, one, {
      state: 'not_held',
      claim: 'contested',
      name: 'mentoring.claimContested',
      accountId,
    });
  if (otherId === null) return settle(tx, one, { state: 'not_held', name: 'mentoring.settled', accountId });
  await tx
    .updateTable('mentoring_sessions')
    .set({ claim: 'open', no_show: other, claimed_at: sql`clock_timestamp()` })
    .where('id', '=', one.id)
    .execute();
  await beginDeadline(tx, {
    kind: 'no_show_contest',
    subjectId: one.id,
    owes: { accountId: other === 'mentee' ? named(one, otherId) : otherId },
    awaitedBy: side === 'mentee' ? named(one, accountId) : accountId,
  });
  await record(tx, { name: 'mentoring.claimed', accountId, subject: subjectOf(one) });
}

/** Whether no server answered for more than 10 minutes at the time of the session. */
async function wereAway(tx: Tx, one: SessionRow): Promise<boolean> {
  const { rows } = await sql`
    select from downtimes where began_at < ${endOf(one)} and ended_at > ${one.starts_at}
      and ended_at - began_at > interval '10 minutes' limit 1`.execute(tx);
  return rows.length > 0;
}
