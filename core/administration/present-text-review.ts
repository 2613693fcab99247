import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { TextFinding } from './text-reviews.ts';

type Review<State> = {
  id: string;
  account_id: string;
  opens: boolean;
  findings: unknown;
  state: State;
  reason: string;
  asked_at: Date;
  due_at: Date | null;
  is_late: boolean;
};

/** The parts of a review of a text that are the same whose text it is (`shownTextReview`). */
export function presentTextReview<State>(row: Review<State>, administratorId: string) {
  return {
    $id: row.id,
    opens: row.opens,
    findings: row.findings as TextFinding[],
    outcome: row.state,
    reason: row.reason,
    askedAt: isoDate(row.asked_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late,
    bar: row.account_id === administratorId ? ('own' as const) : ('' as const),
  };
}
