import { type Selectable, sql } from 'kysely';
import type { WordingBody, WordingsBody } from '#contract/wording/calls.ts';
import type { WordingList } from '#contract/wording/limits.ts';
import type { WordingsTable } from '#db/tables/wordings.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';

const pageSize = 20;

/**
 * The wordings that no one of the staff has decided about, or the drafts, newest first.
 * @throws Refusal `general_cursor_not_found` when the wording of the cursor is gone.
 */
export async function listWordings(
  core: Core,
  administrator: Member,
  { list, after }: { list: WordingList; after?: string | undefined },
): Promise<WordingsBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, list, after);
    await noteAction(tx, administrator, { action: 'wordings.listed', detail: list });
    const page = rows.slice(0, pageSize);
    return {
      wordings: page.map(presentWording),
      counts: await countWordings(tx),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

function presentWording(row: Selectable<WordingsTable>): WordingBody {
  const { id, created_at, language, page, words, better } = row;
  return { $id: id, $createdAt: isoDate(created_at), language, page, words, better };
}

async function countWordings(tx: Tx): Promise<WordingsBody['counts']> {
  const { rows } = await sql<WordingsBody['counts']>`
    select count(*) filter (where drafted_at is null)::int as new,
      count(*) filter (where drafted_at is not null)::int as drafts from wordings`.execute(tx);
  return rows[0] ?? { new: 0, drafts: 0 };
}

async function find(tx: Tx, list: WordingList, after: string | undefined) {
  let wordings = tx
    .selectFrom('wordings')
    .selectAll()
    .where('drafted_at', list === 'new' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after) {
    const last = await tx
      .selectFrom('wordings')
      .select(sql<string>`created_at::text`.as('at'))
      .where('id', '=', after)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    wordings = wordings.where(sql<boolean>`(created_at, id) < (${last.at}::timestamptz, ${after})`);
  }
  return wordings.execute();
}
