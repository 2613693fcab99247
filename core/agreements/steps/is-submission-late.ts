import { sql } from 'kysely';
import { dueStepsOf } from '#rules/agreements/due-steps.ts';
import type { Tx } from '../../ground/events.ts';
import { subjectOfStep } from '../step-subject.ts';
import type { InForce } from './hold-in-force.ts';

/**
 * Whether the time for handing in a milestone, for the first time or again, has run out. One that is only due may still be given back
 * a time without servers.
 */
export async function isSubmissionLate(tx: Tx, held: InForce, milestone: number): Promise<boolean> {
  const step = dueStepsOf(held.state, held.entries).find(
    (one) => one.milestone === milestone && one.owes === 'contributor',
  );
  if (!step) return false;
  const last = await tx
    .selectFrom('clocks')
    .select('state')
    .where('kind', '=', step.wait)
    .where('subject_id', '=', subjectOfStep(held.id, milestone))
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'lapsed';
}
