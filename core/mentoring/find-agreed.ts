import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { agreedPlans } from '../ground/agreed-plans.ts';
import { type Agreed, agreedUntil } from '../mentors/compute-slots.ts';
import type { SessionRow } from './row.ts';

type Session = Pick<SessionRow, 'minutes' | 'mentorship_id'>;

/** How the other times of a session are agreed: those of a plan by the plan, and before its end. */
export async function findAgreed(
  db: Db,
  { minutes, mentorship_id: planId }: Session,
): Promise<{ agreed: Agreed; endsAt: Date | null }> {
  if (planId === null) return { agreed: { minutes }, endsAt: null };
  const { rows } = await sql<{ ends_at: Date; now: Date }>`
    select ends_at, clock_timestamp() as now from ${agreedPlans()} as plan where id = ${planId}`.execute(db);
  const [plan] = rows;
  // A plan that is over has no times.
  if (!plan) return { agreed: { minutes }, endsAt: new Date(0) };
  return { agreed: agreedUntil(plan.ends_at, { minutes, now: plan.now }), endsAt: plan.ends_at };
}
