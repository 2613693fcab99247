import type { ListedCase } from '#contract/cases/calls.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { isAppealed, type ListedRow, nameOf, outcomeOf } from './case-rows.ts';

export function presentListed(row: ListedRow): ListedCase {
  return {
    $id: row.id,
    kind: row.thing_kind,
    name: nameOf(row),
    isUrgent: row.is_urgent,
    reports: row.reports,
    isLate: row.is_late,
    outcome: outcomeOf(row),
    also: row.also as ListedCase['also'],
    isAppeal: isAppealed(row),
    openedAt: isoDate(row.opened_at),
    dueAt: isoDateOrEmpty(row.due_at),
  };
}
