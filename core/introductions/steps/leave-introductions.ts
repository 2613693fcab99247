import { sql } from 'kysely';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { endIntroduction } from './end-introduction.ts';
import { holdIntroduction } from './hold-introduction.ts';

/** Releases what waits, and erases the member's words. The other side keeps its own, of "a former member". */
export async function leaveIntroductions(tx: Tx, { id }: Account): Promise<void> {
  const { rows } = await sql<{ id: string; is_asker: boolean }>`
    select id, asker_id = ${id} as is_asker from introductions
    where state = 'asked' and (asker_id = ${id} or asked_id = ${id}) order by id`.execute(tx);
  for (const { id: introductionId, is_asker: isAsker } of rows) {
    const one = await holdIntroduction(tx, introductionId);
    if (one?.state === 'asked')
      await endIntroduction(tx, one, { state: 'released', releasedBy: isAsker ? 'asker' : 'asked' });
  }
  await sql`update introductions set note = '' where asker_id = ${id}`.execute(tx);
  await sql`update introductions set words = '' where answered_by = ${id}`.execute(tx);
}
