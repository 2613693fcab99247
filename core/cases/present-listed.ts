import type { ListedCase } from '#contract/cases/calls.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { isAppealed, isSecondAsked, type ListedRow, nameOf, outcomeOf } from './case-rows.ts';

/** Staff whom the case concerns see its number and its deadline alone. */
export function presentListed(row: ListedRow & { is_barred?: boolean; is_taken?: boolean }): ListedCase {
  const shown = { $id: row.id, dueAt: isoDateOrEmpty(row.due_at), isLate: row.is_late };
  if (row.is_barred)
    return {
      ...shown,
      kind: '',
      name: '',
      isUrgent: false,
      reports: 0,
      outcome: '',
      also: [],
      isAppeal: false,
      isSecondLook: false,
      isBarred: true,
      isTaken: false,
      openedAt: '',
    };
  return {
    ...shown,
    kind: row.thing_kind,
    name: nameOf(row),
    isUrgent: row.is_urgent,
    reports: row.reports,
    outcome: outcomeOf(row),
    also: row.also as ListedCase['also'],
    isAppeal: isAppealed(row),
    isSecondLook: isSecondAsked(row),
    isBarred: false,
    isTaken: row.is_taken === true,
    openedAt: isoDate(row.opened_at),
  };
}
