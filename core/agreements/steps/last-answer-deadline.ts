import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { answerDeadlineOf, type Negotiation } from '../negotiation.ts';

/** The running deadline for the answer to the current text, or the one that ended last; undefined where there was none. */
export function lastAnswerDeadline(tx: Tx, one: Pick<Negotiation, 'id' | 'amendment'>) {
  const { kind, subjectId } = answerDeadlineOf(one);
  return tx
    .selectFrom('clocks')
    .select(['state', 'project_id', 'due_at', 'ended_at'])
    .select(sql<boolean>`due_at <= clock_timestamp()`.as('is_late'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
