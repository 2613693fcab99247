import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Whether the member wants marketing emails: their last answer, and no without one. */
export async function getMarketing(core: Core, member: Member): Promise<{ given: boolean }> {
  const last = await findMarketing(core.db, member.id);
  return { given: last?.given ?? false };
}

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('consents')
    .select('given')
    .where('account_id', '=', accountId)
    .where('document', '=', 'marketing')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
);

export async function findMarketing(db: Db, accountId: string): Promise<{ given: boolean } | undefined> {
  const [last] = await select(db, accountId);
  return last;
}
