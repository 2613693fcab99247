import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { hasYes, isPairOpen } from './is-pair-open.ts';

/** @throws Refusal `young_yes_missing`, `young_mentor_closed` */
export async function requirePairNow(db: Db, menteeId: string, mentorId: string | null): Promise<void> {
  const [mentee, mentor] = [sql<string>`${menteeId}::text`, sql<string>`${mentorId}::text`];
  const { rows } = await sql<{ hasYes: boolean; isOpen: boolean }>`
    select ${hasYes(mentee)} as "hasYes", ${isPairOpen(mentee, mentor)} as "isOpen"`.execute(db);
  if (!rows[0]?.hasYes) throw new Refusal('young_yes_missing');
  if (!rows[0].isOpen) throw new Refusal('young_mentor_closed');
}

/**
 * Before a step of the mentee in what was sent: says what is missing. The step asks again while both accounts are held.
 * @throws Refusal `young_yes_missing`, `young_mentor_closed`
 */
export async function requirePairStill(
  db: Db,
  { id, standing }: Pick<Member, 'id' | 'standing'>,
  mentorId: string | null,
): Promise<void> {
  if (standing.age === 'minor') await requirePairNow(db, id, mentorId);
}
