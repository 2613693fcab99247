import { sql } from 'kysely';
import { quietEnd } from '#contract/mentorships/limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { factsOf, type MentorshipRow, owedBy, partOf, readPart, subjectOf } from '../row.ts';
import { cancelSessions, endMentorship } from './end-mentorship.ts';
import { holdMentorship } from './hold-mentorship.ts';

/** No answer came to a plan. */
export async function lapseProposal(tx: Tx, subjectId: string): Promise<void> {
  const held = await holdMentorship(tx, subjectId);
  if (held?.one.state === 'proposed') await endMentorship(tx, held.one, { state: 'lapsed' });
}

/** A side has missed a check-in. After two in a row both are asked whether they go on. */
export async function lapseCheckIn(tx: Tx, subjectId: string): Promise<void> {
  const { id, side } = readPart(subjectId);
  const held = await holdMentorship(tx, id);
  if (held?.one.state !== 'running' || side === null) return;
  const state = sql.ref(`${side}_state`);
  const missed = await sql`update mentorship_check_ins set ${state} = 'lapsed'
    where mentorship_id = ${id} and ${state} = 'open' returning number`.execute(tx);
  if (missed.rows.length === 0) return;
  const count = sql.ref(`${side}_missed`);
  const counted = await sql<{ count: number }>`
    update mentorships set ${count} = ${count} + 1 where id = ${id} returning ${count} as count`.execute(tx);
  if ((counted.rows[0]?.count ?? 0) >= limits.missed && held.one.go_on_at === null)
    await askToGoOn(tx, held.one);
}

async function askToGoOn(tx: Tx, one: MentorshipRow): Promise<void> {
  await sql`update mentorships set go_on_at = clock_timestamp() where id = ${one.id}`.execute(tx);
  for (const side of sides)
    await beginDeadline(tx, {
      kind: 'mentorship_go_on',
      subjectId: partOf(one, side),
      owes: { accountId: owedBy(one, side) },
      awaitedBy: null,
    });
  await record(tx, { name: 'mentorships.goOnAsked', accountId: null, subject: subjectOf(one) });
}

/** One side did not say that it goes on: the mentorship ends, and its sessions ahead are cancelled. */
export async function lapseGoOn(tx: Tx, subjectId: string): Promise<void> {
  const { id, side } = readPart(subjectId);
  const held = await holdMentorship(tx, id);
  if (held?.one.state !== 'running' || held.one.go_on_at === null || side === null) return;
  if (factsOf(held.one).goesOn[side]) return;
  await endMentorship(tx, held.one, { state: 'ended', reason: quietEnd });
  await cancelSessions(tx, held.one, { by: null, accountId: null });
}
