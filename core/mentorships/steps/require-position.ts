import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { rowOf } from '../../mentors/row.ts';

/** Whether all positions of the mentor are taken by mentorships that run or pause. */
async function isFull(tx: Tx, mentorId: string, positions: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mentorships
    where mentor_id = ${mentorId} and state in ('running', 'paused')`.execute(tx);
  return (rows[0]?.count ?? 0) >= positions;
}

/**
 * A free position of the mentor, whose account the caller holds: of two who take the last one, the second is refused. A
 * paused page takes no new proposal, but those of before go on.
 * @throws Refusal `mentoring_not_open`, `mentorship_positions_taken`
 */
export async function requirePosition(
  tx: Tx,
  mentorId: string,
  { isNew }: { isNew: boolean },
): Promise<{ weeks: number; everyWeeks: number; positions: number }> {
  const stored = await tx
    .selectFrom('mentors')
    .selectAll()
    .where('account_id', '=', mentorId)
    .executeTakeFirst();
  const mentor = stored && rowOf(stored);
  const offered = mentor?.said.mentorship;
  const isOpen = mentor?.state === 'open' || (!isNew && mentor?.state === 'paused');
  if (!offered || !isOpen) throw new Refusal('mentoring_not_open');
  if (await isFull(tx, mentorId, offered.positions)) throw new Refusal('mentorship_positions_taken');
  return offered;
}
