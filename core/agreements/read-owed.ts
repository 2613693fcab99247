import { sql } from 'kysely';
import type { OwedAgreementBody } from '#contract/agreements/end-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findUnowned } from './find-unowned.ts';
import { listOwed } from './list-owed.ts';

/** Records that a member has read what stays owed in these agreements now. Agreements that they may not read are left out. */
export async function readOwed(
  core: Pick<Core, 'db'>,
  member: Member,
  agreements: readonly string[],
): Promise<{ agreements: OwedAgreementBody[] }> {
  const shown = (await findUnowned(core.db, member.id)).filter(({ id }) => agreements.includes(id));
  if (shown.length > 0)
    await core.db
      .insertInto('agreement_owed_reads')
      .values(shown.map(({ id }) => ({ account_id: member.id, agreement_id: id })))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'agreement_id'])
          .doUpdateSet({ read_at: sql<Date>`clock_timestamp()` }),
      )
      .execute();
  return listOwed(core, member);
}
