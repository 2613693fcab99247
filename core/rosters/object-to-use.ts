import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { findByCode, type Typed } from './find-by-code.ts';

/**
 * Notes that another member used the code: a coordinator looks, and can free the row. Nothing happens for a code that no one has
 * used, or that the member has used themselves. Said twice, it is noted once.
 * @throws Refusal the refusals of `findByCode`
 */
export async function objectToUse(core: Core, { id }: Member, typed: Typed): Promise<void> {
  const found = await findByCode(core, id, typed);
  if (!found.used_at || found.account_id === id) return;
  await core.db.transaction().execute(async (tx) => {
    const noted = await tx
      .updateTable('roster_rows')
      .set({ objected_at: now })
      .where('id', '=', found.id)
      .where('objected_at', 'is', null)
      .where('unused_since', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const subject = { organisationId: found.organisation_id, rowId: found.id };
    if (noted) await record(tx, { name: 'rosters.objected', accountId: id, subject });
  });
}
