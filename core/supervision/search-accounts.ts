import { sql } from 'kysely';
import type { AccountListBody } from '#contract/supervision/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { standingColumns } from '../standings/standing-columns.ts';
import { type ListedRow, presentListedAccount } from './present.ts';

const pageSize = 20;
const mostWords = 6;

/**
 * Accounts with each word of `search` in their name or address, or the one with that id; newest first.
 * @throws Refusal `general_cursor_not_found` when the account of the cursor is gone.
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

async function find(tx: Tx, search: string, after: string | undefined): Promise<ListedRow[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const at = after ? await momentOf(tx, after) : undefined;
  const exact = search && !after ? await findById(tx, search) : undefined;
  if (exact) return [exact];
  let accounts = accountsOf(tx)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  for (const word of words) accounts = accounts.where(sql<boolean>`${lettersOfRow} like ${patternOf(word)}`);
  if (after && at) accounts = accounts.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${after})`);
  return accounts.execute();
}

function findById(tx: Tx, id: string): Promise<ListedRow | undefined> {
  return accountsOf(tx).where('id', '=', id).executeTakeFirst();
}

function accountsOf(tx: Tx) {
  return tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .selectAll('accounts')
    .select([...standingColumns]);
}

/** As in the index (migration 0052): a blank before each part marks its beginning. */
const lettersOfRow = sql<string>`lower(' ' || name || ' ' || email)`;

/** Words of one or two characters are looked for only at the beginning of a name or address. */
function patternOf(word: string): string {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return [...word].length < 3 ? `% ${literal}%` : `%${literal}%`;
}

/** As text, because the driver's dates are coarser than the database's. */
async function momentOf(tx: Tx, id: string): Promise<string> {
  const found = await tx
    .selectFrom('accounts')
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found.at;
}
