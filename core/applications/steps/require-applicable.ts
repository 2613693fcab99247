import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Offered } from '../../opportunities/steps/hold-offered.ts';
import { findBar } from '../find-bar.ts';

/**
 * Requires that the member may apply for a held opportunity. Their account is held as well, so that ten requests at once
 * are counted one after another, and blocks come before or after.
 * @throws Refusal each of `findBar`
 */
export async function requireApplicable(tx: Tx, { id }: Member, offered: Offered): Promise<void> {
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', offered.project_id)
    .where('is_owner', '=', true)
    .where('account_id', '<>', id)
    .orderBy('account_id')
    .execute();
  for (const owner of owners) await holdUnblocked(tx, owner.account_id, id);
  const bar = await findBar(tx, id, offered);
  if (bar) throw new Refusal(bar.code, bar);
}
