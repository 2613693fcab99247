import type { Clock } from '../clocks/clock.ts';
import type { ClockRow } from '../clocks/clock-row.ts';
import { deadlineOf } from '../clocks/deadlines.ts';

/** The member who owes the step may extend its deadline once, where the deadline allows it. */
export function mayExtend(
  actor: { id: string },
  row: Pick<ClockRow, 'kind' | 'owed_by'>,
  clock: Clock,
): boolean {
  const isAllowed = (deadlineOf(row.kind).canExtend ?? 'yes') === 'yes';
  return row.owed_by === actor.id && clock.state === 'running' && isAllowed;
}
