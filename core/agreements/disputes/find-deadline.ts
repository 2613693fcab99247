import { sql } from 'kysely';
import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Db } from '#db/connect.ts';
import { isDisputed } from '#rules/agreements/money-of.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import { isoDate } from '../../ground/dates.ts';
import { subjectOfStep } from '../step-subject.ts';

const kinds = {
  dispute_evidence: 'evidence',
  dispute_ruling: 'ruling',
  dispute_appeal: 'appeal',
  dispute_appeal_ruling: 'appeal_ruling',
} as const;

/** The step that a dispute needs now, and whether we are late with it; `nothing` if the dispute is over. */
export async function findDeadline(
  db: Db,
  agreementId: string,
  milestone: Pick<Milestone, 'number' | 'dispute'>,
): Promise<DisputeBody['waits']> {
  if (!isDisputed(milestone)) return nothing;
  const deadline = await db
    .selectFrom('clocks')
    .select(['kind', 'due_at', 'ended_at', 'state'])
    .select(sql<boolean>`due_at <= clock_timestamp()`.as('is_over'))
    .where('kind', 'in', Object.keys(kinds))
    .where('subject_id', '=', subjectOfStep(agreementId, milestone.number))
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!deadline) return nothing;
  const what = kinds[deadline.kind as keyof typeof kinds];
  const isOurs = what === 'ruling' || what === 'appeal_ruling';
  // Our own time is over without an end of the dispute; all others lead on to the next step, also before anybody notices.
  const isLate = isOurs && deadline.is_over && (deadline.ended_at === null || deadline.state === 'lapsed');
  const isOver = deadline.ended_at !== null || deadline.is_over;
  if (isOver && !isLate) return nothing;
  return { what, dueAt: isoDate(deadline.due_at), isLate };
}

const nothing = { what: '', dueAt: '', isLate: false } as const;
