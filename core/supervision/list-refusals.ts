import { sql } from 'kysely';
import type { RefusalListBody } from '#contract/supervision/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';

const pageSize = 20;

/**
 * Children whose guardian has refused, or has withdrawn a consent, without a review by an administrator so far; the
 * longest waiting first.
 * @throws Refusal `general_cursor_not_found` when the account of the cursor no longer waits.
 */
export async function listRefusals(
  core: Core,
  administrator: Member,
  { after }: { after?: string | undefined },
): Promise<RefusalListBody> {
  return core.db.transaction().execute(async (tx) => {
    const position = after === undefined ? undefined : await positionOf(tx, after);
    let waiting = waitingOf(tx)
      .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
      .innerJoin('standings', 'standings.account_id', 'guardians.account_id')
      .select(['accounts.id as account_id', 'accounts.name', 'guardians.answered_at', 'standings.erase_at'])
      .orderBy('guardians.answered_at')
      .orderBy('guardians.id')
      .limit(pageSize + 1);
    if (position)
      waiting = waiting.where(
        sql<boolean>`(guardians.answered_at, guardians.id) > (${position.at}::timestamptz, ${position.id})`,
      );
    const rows = await waiting.execute();
    await noteAction(tx, administrator, { action: 'guardians.listed' });
    const page = rows.slice(0, pageSize);
    return {
      refusals: page.map((row) => ({
        $id: row.account_id,
        name: row.name,
        refusedAt: row.answered_at ? isoDate(row.answered_at) : '',
        eraseAt: isoDateOrEmpty(row.erase_at),
      })),
      next: rows.length > pageSize ? (page.at(-1)?.account_id ?? '') : '',
    };
  });
}

function waitingOf(tx: Tx) {
  return tx
    .selectFrom('guardians')
    .where('guardians.confirmed', '=', false)
    .where('guardians.reviewed_at', 'is', null);
}

/** The moment is text because the driver's dates are coarser than the database's. */
async function positionOf(tx: Tx, accountId: string): Promise<{ at: string; id: string }> {
  const found = await waitingOf(tx)
    .select([sql<string>`answered_at::text`.as('at'), 'id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found;
}
