import type { Clock } from '../clocks/clock.ts';
import type { ClockRow } from '../clocks/clock-row.ts';
import { deadlineOf } from '../clocks/deadlines.ts';

/** Whoever owes the step may ask for more time, once, where the wait allows it. */
export function mayExtend(
  actor: { id: string },
  row: Pick<ClockRow, 'kind' | 'owed_by'>,
  clock: Clock,
): boolean {
  const isAllowed = (deadlineOf(row.kind).canExtend ?? 'yes') === 'yes';
  return row.owed_by === actor.id && clock.state === 'running' && isAllowed;
}
