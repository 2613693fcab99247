import type { OwnRow } from './find-own.ts';
import { type Left, leftIn } from './fitness.ts';

/**
 * Everything that keeps a draft from being submitted, in the order of the form. The page lists it, and submitting
 * refuses with the first of it.
 */
export function leftToSubmit({ said, seat, today, overdue_payments: overdue }: OwnRow): Left[] {
  const left = leftIn(said, { today, before: null });
  if (seat.state !== 'published') left.push({ code: 'opportunity_project_unpublished', param: '' });
  if (overdue > 0) left.push({ code: 'opportunity_payment_overdue', param: '' });
  return left;
}
