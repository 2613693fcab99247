import { sql } from 'kysely';
import type { AccountListBody } from '#contract/supervision.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { presentListedAccount } from './present.ts';

const pageSize = 20;
/** So many matches are found by their letters and then put in order; where there are more, they lie close together. */
const mostFound = 2000;
const mostWords = 6;

/**
 * Accounts in whose name or address each word of `search` is found, or the one with that id; the newest first.
 * @throws Refusal `general_cursor_not_found` when the account to go on after is gone.
 */
export async function searchAccounts(
  core: Core,
  administrator: Member,
  { search, after }: { search: string; after?: string | undefined },
): Promise<AccountListBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, search, after);
    await noteAction(tx, administrator, { action: 'accounts.searched', detail: search });
    const page = rows.slice(0, pageSize);
    return {
      accounts: page.map(presentListedAccount),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

async function find(tx: Tx, search: string, after: string | undefined): Promise<Account[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const at = after ? await momentOf(tx, after) : undefined;
  const exact = search && !after ? await findById(tx, search) : undefined;
  if (exact) return [exact];
  const few = await idsOfMatches(tx, words);
  let accounts = tx
    .selectFrom('accounts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (few) accounts = accounts.where('id', '=', sql<string>`any(${few}::text[])`);
  else if (words.length > 0) accounts = accounts.where(holdsAll(words));
  if (after && at) accounts = accounts.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${after})`);
  return accounts.execute();
}

function findById(tx: Tx, id: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * All matches by the index over pieces of three letters; null where it has nothing to go by, or there are too many to be
 * put in order. Those are found quickly by walking from the newest on.
 */
async function idsOfMatches(tx: Tx, words: string[]): Promise<string[] | null> {
  const pieces = [...new Set(words.flatMap(piecesOf))];
  if (pieces.length === 0) return null;
  // The planner cannot know that three letters which are frequent one by one never meet, and would read every row.
  await sql`set local enable_seqscan = off`.execute(tx);
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`three_letter_pieces(${lettersOfRow}) @> ${pieces}::text[]`)
    .where(holdsAll(words))
    .limit(mostFound + 1)
    .execute();
  await sql`set local enable_seqscan = on`.execute(tx);
  return rows.length > mostFound ? null : rows.map(({ id }) => id);
}

/** As the index has it (migration 0011): a blank before each part marks where it begins. */
const lettersOfRow = sql<string>`lower(' ' || name || ' ' || email)`;

/** Words of one or two letters are looked for at the beginning of a name or address only. */
function wanted(word: string): string {
  return [...word].length < 3 ? ` ${word}` : word;
}

function holdsAll(words: string[]) {
  return sql<boolean>`(select bool_and(strpos(${lettersOfRow}, word) > 0) from unnest(${words.map(wanted)}::text[]) as word)`;
}

function piecesOf(word: string): string[] {
  const letters = [...wanted(word)];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}

/** As text: the driver's dates are coarser than the database's. */
async function momentOf(tx: Tx, id: string): Promise<string> {
  const found = await tx
    .selectFrom('accounts')
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found.at;
}
