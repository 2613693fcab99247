import type { Code } from '../../codes/steps/open-code.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * The session that a used code has opened, with its account held; undefined if it has ended. Both carry the time of the
 * transaction that wrote them.
 */
export async function findLostSession(tx: Tx, { id }: Code): Promise<string | undefined> {
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('codes', (join) =>
      join
        .onRef('codes.account_id', '=', 'sessions.account_id')
        .onRef('codes.used_at', '=', 'sessions.created_at'),
    )
    .select('sessions.id')
    .where('codes.id', '=', id)
    .executeTakeFirst();
  return session?.id;
}
