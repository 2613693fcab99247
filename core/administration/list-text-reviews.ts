import { type SelectQueryBuilder, sql } from 'kysely';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { findAtDesk } from './find-at-desk.ts';

const pageSize = 30;

/** Late reviews come first, because they were due before all others. */
const lists = {
  waiting: { holds: sql<boolean>`state = 'waiting'`, at: sql<Date>`asked_due_at`, direction: 'asc' },
  decided: { holds: sql<boolean>`decided_at is not null`, at: sql<Date>`decided_at`, direction: 'desc' },
} as const;

type Row<State> = {
  id: string;
  name: string;
  thing_state: State;
  opens: boolean;
  state: string;
  asked_at: Date;
  due_at: Date | null;
  is_late: boolean;
};

/**
 * A page of the reviews that a kind has, `asked_due_at` among their columns.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listTextReviews<DB, TB extends keyof DB, State>(
  reviews: SelectQueryBuilder<DB, TB, Row<State>>,
  { list, after }: { list: keyof typeof lists; after?: string | undefined },
) {
  const wanted = { search: '', text: sql<string>`lower(name)`, after, most: pageSize + 1 };
  const rows = await findAtDesk(reviews, lists[list], wanted);
  const page = rows.slice(0, pageSize);
  return {
    reviews: page.map((row) => ({
      $id: row.id,
      name: row.name,
      state: row.thing_state,
      opens: row.opens,
      outcome: row.state,
      askedAt: isoDate(row.asked_at),
      dueAt: isoDateOrEmpty(row.due_at),
      isLate: row.is_late,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}
