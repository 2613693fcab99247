import type { Deadline } from '../deadlines/deadline.ts';
import type { DeadlineRow } from '../deadlines/deadline-row.ts';
import { deadlineRuleOf } from '../deadlines/deadline-rules.ts';

/** The member who owes the step may extend its deadline once, where the deadline allows it. */
export function mayExtend(
  actor: { id: string },
  row: Pick<DeadlineRow, 'kind' | 'owed_by'>,
  deadline: Deadline,
): boolean {
  const isAllowed = (deadlineRuleOf(row.kind).canExtend ?? 'yes') === 'yes';
  return row.owed_by === actor.id && deadline.state === 'running' && isAllowed;
}
