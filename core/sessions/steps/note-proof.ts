import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { type SessionRow, sessionColumns } from '../present.ts';

/** Notes that a second proof of a held member's session was right just now; `first` is its kind where it had none before. */
export function noteProof(tx: Tx, sessionId: string, first?: 'totp' | 'passkey'): Promise<SessionRow> {
  return tx
    .updateTable('sessions')
    .set({ proven_at: now, updated_at: now })
    .$if(first !== undefined, (session) =>
      session.set({ factors: sql<string[]>`array_append(factors, ${first}::text)` }),
    )
    .where('id', '=', sessionId)
    .returning(sessionColumns)
    .executeTakeFirstOrThrow();
}
