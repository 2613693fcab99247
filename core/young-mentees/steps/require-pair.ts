import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hasYes, isPairOpen } from '../is-pair-open.ts';

/**
 * Everything that a request of a member under 18 needs at this moment. Both accounts are held.
 * @throws Refusal `young_yes_missing`, `young_mentor_closed`
 */
export async function requirePair(tx: Tx, menteeId: string, mentorId: string | null): Promise<void> {
  const [mentee, mentor] = [sql<string>`${menteeId}::text`, sql<string>`${mentorId}::text`];
  const { rows } = await sql<{ hasYes: boolean; isOpen: boolean }>`
    select ${hasYes(mentee)} as "hasYes", ${isPairOpen(mentee, mentor)} as "isOpen"`.execute(tx);
  if (!rows[0]?.hasYes) throw new Refusal('young_yes_missing');
  if (!rows[0].isOpen) throw new Refusal('young_mentor_closed');
}
