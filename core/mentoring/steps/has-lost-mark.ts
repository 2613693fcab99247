import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Whether a mark was revoked, and its member has no other one with which members can be mentors. */
export async function hasLostMark(tx: Tx, accountId: string, verificationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from verifications as revoked
    where id = ${verificationId} and state = 'revoked' and kind <> 'student' and not exists (
      select from verifications where account_id = ${accountId} and state = 'verified'
        and expires_at > now() and kind <> 'student'
    )`.execute(tx);
  return rows.length > 0;
}
