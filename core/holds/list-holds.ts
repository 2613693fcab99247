import { sql } from 'kysely';
import type { ListedHold } from '#contract/holds/desk-calls.ts';
import type { HoldList } from '#contract/holds/limits.ts';
import { type DeskList, findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdRows } from './hold-row.ts';
import { presentHold } from './present.ts';

const pageSize = 30;

const lists: Record<HoldList, DeskList> = {
  open: { holds: sql<boolean>`(ended_at is null)`, at: sql`until`, direction: 'asc' },
  ended: { holds: sql<boolean>`(ended_at is not null)`, at: sql`ended_at`, direction: 'desc' },
};

type Wanted = { list: HoldList; search: string; after?: string | undefined };

/** The open holds, those that end first at the top, or the ended ones. @throws Refusal `general_cursor_not_found` */
export async function listHolds(
  core: Core,
  staff: Member,
  { list, search, after }: Wanted,
): Promise<{ holds: ListedHold[]; counts: Record<HoldList, number>; next: string }> {
  return core.db.transaction().execute(async (tx) => {
    const rows = tx.selectFrom(holdRows(tx).as('holds')).selectAll();
    const text = sql<string>`lower("of" || ' ' || order_number)`;
    const found = await findAtDesk(rows, lists[list], { search, text, after, most: pageSize + 1 });
    const { rows: counted } = await sql<Record<HoldList, number>>`
      select (count(*) filter (where ended_at is null))::int as open,
        (count(*) filter (where ended_at is not null))::int as ended from holds`.execute(tx);
    await noteAction(tx, staff, { action: 'holds.listed', detail: search || list });
    const page = found.slice(0, pageSize);
    return {
      holds: page.map(presentHold),
      counts: counted[0] ?? { open: 0, ended: 0 },
      next: found.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}
