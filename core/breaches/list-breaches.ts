import { sql } from 'kysely';
import type { ListedBreach } from '#contract/breaches/desk-calls.ts';
import type { BreachList } from '#contract/breaches/limits.ts';
import { type DeskList, findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { listedRows, presentListed } from './present.ts';

const pageSize = 30;

const lists: Record<BreachList, DeskList> = {
  open: { holds: sql<boolean>`(closed_at is null)`, at: sql`opened_at`, direction: 'desc' },
  closed: { holds: sql<boolean>`(closed_at is not null)`, at: sql`closed_at`, direction: 'desc' },
};

type Wanted = { list: BreachList; search: string; after?: string | undefined };

/** The open breaches, or the closed ones, newest first. @throws Refusal `general_cursor_not_found` */
export async function listBreaches(
  core: Core,
  staff: Member,
  { list, search, after }: Wanted,
): Promise<{ breaches: ListedBreach[]; counts: Record<BreachList, number>; late: number; next: string }> {
  return core.db.transaction().execute(async (tx) => {
    const rows = tx.selectFrom(listedRows(tx).as('breaches')).selectAll();
    const text = sql<string>`lower(number || ' ' || happened)`;
    const found = await findAtDesk(rows, lists[list], { search, text, after, most: pageSize + 1 });
    const { rows: counted } = await sql<Record<BreachList | 'late', number>>`
      select (count(*) filter (where closed_at is null))::int as open,
        (count(*) filter (where closed_at is not null))::int as closed,
        (select count(*)::int from breach_reports where sent_at is null and due_at <= clock_timestamp()) as late
      from breaches`.execute(tx);
    const { late, ...counts } = counted[0] ?? { open: 0, closed: 0, late: 0 };
    await noteAction(tx, staff, { action: 'breaches.listed', detail: search || list });
    const page = found.slice(0, pageSize);
    return {
      breaches: page.map(presentListed),
      counts,
      late,
      next: found.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}
