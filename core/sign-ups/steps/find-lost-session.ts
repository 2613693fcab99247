import type { Code } from '../../codes/steps/open-code.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * The session that a used code has opened; undefined where it has ended. Its account is held. Both have the time of the
 * transaction that they were written in.
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
